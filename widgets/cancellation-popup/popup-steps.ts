import type { Navigate } from "#renderer";

/** Steps of the history that the popups of one cancellation have of their own, up to the one that stands. */
let below = 0;

/** Opens the confirmation over the reasons, as a step of its own: Back leads to them again. */
export function openConfirmation(navigate: Navigate): void {
  below = hasOwnStep() ? 1 : 0;
  const address = new URL(location.href);
  address.searchParams.set("modal", "bookingCancellation");
  navigate(address.pathname + address.search);
}

/**
 * Leaves the popups with all steps they have, so that Back never opens one again, and has the page under them
 * read anew.
 */
export function leavePopups(navigate: Navigate): void {
  const readAgain = () => {
    const address = new URL(location.href);
    const hasPopup = address.searchParams.has("modal");
    address.searchParams.delete("modal");
    const toPage = () => navigate(address.pathname + address.search, { replace: true });
    // An address that differs by its popup alone closes that, and reads nothing.
    if (hasPopup) toPage();
    toPage();
  };
  if (hasOwnStep()) {
    addEventListener("popstate", readAgain, { once: true });
    history.go(-1 - below);
  } else readAgain();
}

/** Whether Back from here leads to the page under the popup, or to the popup before. */
function hasOwnStep(): boolean {
  return Boolean(history.state?.over);
}
