import { createContext, useContext } from "react";

export interface NavigateOptions {
  /** Replace the history entry instead of adding one. */
  readonly replace?: boolean;
  /** Keep the scroll position (a filter change, a popup). */
  readonly keepScroll?: boolean;
  /** A choice beside others of its kind, not in place of them. */
  readonly beside?: boolean;
  /** The page did not come: called on the one that stays, in place of leaving it. */
  readonly onLost?: () => void;
}

/** Goes to a same-origin address, as a click on a link would. */
export type Navigate = (href: string, options?: NavigateOptions) => void;

export const NavigateContext = createContext<Navigate | null>(null);

/** How an island goes to another page. Only islands navigate; everything else links. */
export function useNavigateTo(): Navigate {
  const navigate = useContext(NavigateContext);
  if (!navigate)
    throw new Error("Only an island may navigate: set `render.hydrate` in its widget.json, or use a link.");
  return navigate;
}
