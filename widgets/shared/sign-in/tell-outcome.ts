/** What was tried: sending a code, signing in, signing up. */
export type AccountAction = "code" | "sign_in" | "sign_up";

/**
 * Tells whoever waits for it how a step of signing in went (ACC-08, ACC-13, ACC-22): what opened a popup, and
 * the app around the page.
 */
export function tellOutcome(action: AccountAction, success: boolean): void {
  document.dispatchEvent(new CustomEvent("staywright:account", { detail: { action, success } }));
}
