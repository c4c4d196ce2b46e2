/** The guest's mark, which the server changes with whatever pages say to this guest; empty for a stranger. */
export const guestMark = (): string => /(?:^|; )guest=([^;]*)/.exec(document.cookie)?.[1] ?? "";

/** Whether a mark is that of a guest who is signed in. */
export const isKnown = (mark: string): boolean => mark[0] === "1";

/**
 * Ends the waiting of a place that was not filled for a guest who is signed in: what it says by itself is
 * shown.
 */
export const showAsItIs = (place: HTMLElement): void => place.removeAttribute("data-filling");
