import { tellCleared } from "./tell-cleared.ts";

interface KeptList<Item> {
  readonly items: readonly Item[];
  /** Fills a copy of the place's template with an item. */
  readonly draw: (copy: DocumentFragment, item: Item) => void;
  /** Forgets all items; returns what puts them back. */
  readonly forget: () => () => void;
}

/**
 * Shows a list that this device keeps in what its view wrote: a part that is hidden while the list is empty,
 * a `template` where the items stand, and a button that clears them (`ClearButton`).
 */
export function showKeptList<Item>(place: HTMLElement, { items, draw, forget }: KeptList<Item>): void {
  const part = place.querySelector<HTMLElement>("[hidden]");
  const template = place.querySelector("template");
  const clear = place.querySelector<HTMLElement>("[data-cleared]");
  if (!part || !template || !clear) return;

  function show(shown: readonly Item[]): void {
    const drawn = shown.map((item) => {
      const copy = document.importNode(template?.content ?? new DocumentFragment(), true);
      draw(copy, item);
      return copy;
    });
    template?.parentElement?.replaceChildren(template, ...drawn);
    if (part) part.hidden = shown.length === 0;
  }
  clear.addEventListener("click", () => {
    const putBack = forget();
    const { cleared = "", undo = "", close = "" } = clear.dataset;
    show([]);
    tellCleared({ cleared, undo, close }, () => {
      putBack();
      show(items);
    });
  });
  show(items);
}
