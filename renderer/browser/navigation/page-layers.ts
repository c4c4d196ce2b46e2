import type { PageLayer } from "../../view/use-page-layer.ts";

/**
 * Puts what covers a page into the browser's history, so that Back closes it and leaves the page as it is:
 * what islands announce, and the browser's own popovers that are dialogs or ask for it (`data-layer`). A
 * navigation that begins on top of one takes its place in the history. Stands in the first script, which
 * shares no code with the others.
 */
export function watchLayers(): void {
  // After a load nothing covers the page: the step of what did is left, so that the next Back leaves the
  // page.
  if (history.state?.layer) history.back();
  const open = new WeakMap<EventTarget, () => void>();
  document.addEventListener("staywright:layer", (event) => {
    const layer = (event as CustomEvent<PageLayer>).detail;
    layer.closed = openLayer(layer.onBack);
  });
  document.addEventListener(
    // Before it shows: a Back right after it was seen finds its entry.
    "beforetoggle",
    (event) => {
      const popover = event.target as HTMLElement;
      if (!popover.matches("[popover]:is([role=dialog], [data-layer])")) return;
      if ((event as ToggleEvent).newState === "open")
        open.set(
          popover,
          openLayer(() => popover.hidePopover(), popover),
        );
      else open.get(popover)?.();
    },
    { capture: true },
  );
}

/**
 * Calls `onBack` when Back is pressed; the returned function is for every other way it closes. `element` is
 * what covers, where a page that comes may take it away.
 */
function openLayer(onBack: () => void, element: Element = document.body): () => void {
  const layer = `${performance.timeOrigin}.${++opened}`;
  const address = location.href;
  // The entry of a layer that gave way to a page still on its way is taken over.
  if (history.state?.layer === "") history.replaceState({ layer }, "");
  else history.pushState({ layer }, "");
  let open = true;

  function onPop(event: Event) {
    if (history.state?.layer === layer) return;
    removeEventListener("popstate", onPop, { capture: true });
    // The page under it is the same one, whatever else has been said in the address since.
    if (location.href === address && element.isConnected) event.stopImmediatePropagation();
    if (!open) return;
    open = false;
    onBack();
  }
  addEventListener("popstate", onPop, { capture: true });
  return () => {
    if (!open) return;
    open = false;
    // What closes it may navigate on at once; then the entry is no longer this layer's.
    setTimeout(() => {
      if (history.state?.layer === layer) history.back();
      else removeEventListener("popstate", onPop, { capture: true });
    });
  };
}

let opened = 0;
