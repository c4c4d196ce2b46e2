import { keep, readKeptList } from "../stay/kept-list.ts";

/** The attribute of a card that a dismiss button inside takes away; `name` is what the browser remembers. */
export function dismissedAttribute(name: string) {
  return { "data-dismissible": name };
}

/** The card around an element; null without one. */
export function cardAround(element: Element | null): HTMLElement | null {
  return element?.closest<HTMLElement>("[data-dismissible]") ?? null;
}

/** True when a guest of this browser took the card away. */
export function isDismissed({ dataset }: HTMLElement): boolean {
  return names().includes(dataset.dismissible ?? "");
}

/** Remembers that the card was taken away. */
export function rememberDismissed({ dataset }: HTMLElement): void {
  keep("localStorage", KEY, [...new Set([...names(), dataset.dismissible])]);
}

function names(): readonly string[] {
  return readKeptList("localStorage", KEY, (value): value is string => typeof value === "string");
}

const KEY = "dismissed";
