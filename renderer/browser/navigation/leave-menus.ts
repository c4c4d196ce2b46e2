/**
 * Closes a menu of the page (`data-layer`) once the focus goes on to something else: it would cover what the
 * keyboard has got to. The button that opens it counts as part of it.
 */
export function leaveMenus(): void {
  if (!("popover" in HTMLElement.prototype)) return;
  document.addEventListener("focusin", ({ target }) => {
    const focused = target as HTMLElement & { readonly popoverTargetElement?: Element | null };
    for (const menu of document.querySelectorAll<HTMLElement>("[data-layer]:popover-open"))
      if (!menu.contains(focused) && focused.popoverTargetElement !== menu) menu.hidePopover();
  });
}
