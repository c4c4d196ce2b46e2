/** The state a guest wants by value: it holds until the server has said how it is. */
export const wanted = new Map<string, boolean>();
/** Values that are being sent. */
export const underWay = new Set<string>();
/** Where this tab keeps what was begun before signing in. */
export const BEGUN = "begun";

/** The place of the page that says how the guest's own state is. */
export function stateNow(): HTMLElement | null {
  return document.querySelector("[data-toggles]");
}

/** Without a connection the words say that (`data-offline`). */
export function sayFailed(state: HTMLElement | null): void {
  const words = state?.querySelector<HTMLElement>("[data-toggle-failed]");
  words?.toggleAttribute("data-offline", !navigator.onLine);
  words?.showPopover();
}
