import type { Modal } from "#schemas";
import { isJsonObject } from "../json/layer.ts";
import type { PathProblem } from "../json/path-problem.ts";
import type { WidgetCatalogue } from "../schema/widget-catalogue.ts";

/** A popup that shows one of several parts of its widget. */
interface Shown {
  readonly name: string;
  readonly title: string | undefined;
  readonly part: string;
}

/**
 * Popups that show what another one shows, under another title, while one part of their widget is left that
 * no popup shows and the popup is named for: `bookingMeals` with the pictures of the gallery. Of the two, the
 * one is told that its part is not named for. And two that changed parts, each with the one that the other is
 * named for.
 */
export function borrowedParts(
  modals: Readonly<Record<string, Modal>>,
  widgets: WidgetCatalogue,
): PathProblem[] {
  const byWidget = new Map<string, Shown[]>();
  for (const [name, { widget, title, props }] of Object.entries(modals)) {
    const part = isJsonObject(props) ? props.part : undefined;
    if (widget === undefined || typeof part !== "string") continue;
    byWidget.set(widget, [...(byWidget.get(widget) ?? []), { name, title, part }]);
  }
  return [...byWidget].flatMap(([widget, shown]) => {
    const parts = partsOf(widgets, widget);
    const unshown = parts.filter((part) => !shown.some((each) => each.part === part));
    // Where several are shown by none, nobody knows which one was meant.
    const [left, ...more] = unshown;
    if (left === undefined || more.length > 0) return turnedParts(shown);
    return shown.flatMap((one): PathProblem[] => {
      const other = shown.find((each) => each !== one && each.part === one.part && each.title !== one.title);
      if (!other) return [];
      // What a popup is called says more of it than the words over it.
      const isCalled = has(one.name, left) && !has(one.name, one.part);
      if (!isCalled && isNamedFor(one, one.part)) return [];
      const isOthers = has(other.name, one.part) || (isNamedFor(other, one.part) && !isNamedFor(other, left));
      if (!isNamedFor(one, left) && !isOthers) return [];
      const message = `"${one.name}" shows "${one.part}", as "${other.name}" does, and no popup shows "${left}".`;
      const path = ["modals", one.name, "props", "part"];
      const code = "words-of-another";
      return [{ path, code, message, suggestion: `Write "${left}".`, severity: "warning" }];
    });
  });
}

function turnedParts(shown: readonly Shown[]): readonly PathProblem[] {
  return shown.flatMap((one, index): PathProblem[] => {
    const other = shown
      .slice(index + 1)
      .find((each) => has(one.name, each.part) && has(each.name, one.part) && each.part !== one.part);
    if (!other || has(one.name, one.part) || has(other.name, other.part)) return [];
    const message = `"${one.name}" shows "${one.part}", and "${other.name}" shows "${other.part}".`;
    const path = ["modals", one.name, "props", "part"];
    const suggestion = "Let the two change places.";
    return [{ path, code: "words-of-another", message, suggestion, severity: "warning" }];
  });
}

function isNamedFor({ name, title }: Shown, part: string): boolean {
  return [name, title?.split(".").at(-1) ?? ""].some((each) => has(each, part));
}

function has(name: string, part: string): boolean {
  return name.toLowerCase().includes(part.toLowerCase());
}

function partsOf(widgets: WidgetCatalogue, widget: string): readonly string[] {
  const { properties } = widgets.get(widget)?.manifest.props ?? {};
  const part = isJsonObject(properties) ? properties.part : undefined;
  return isJsonObject(part) && Array.isArray(part.enum) ? part.enum.map(String) : [];
}
