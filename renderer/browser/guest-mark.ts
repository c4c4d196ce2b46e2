/** The guest's mark, which the server changes with whatever pages say to this guest; empty for a stranger. */
export const guestMark = (): string => {
  const name = location.protocol === "https:" ? "__Host-guest" : "guest";
  return new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1] ?? "";
};

/** Whether a mark is that of a guest who is signed in. */
export const isKnown = (mark: string): boolean => mark[0] === "1";

/**
 * Ends the waiting of a place that was not filled for the guest as they are now: what it says by itself is
 * shown, unless that is for a guest who has signed out.
 */
export const showAsItIs = (place: HTMLElement): void => {
  if (isKnown(guestMark()) || !isKnown(place.dataset.filled ?? "")) place.removeAttribute("data-filling");
};
