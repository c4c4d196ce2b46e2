import { useNavigate } from "react-router-dom";

export interface NavigateOptions {
  /** Replace the history entry instead of adding one. */
  readonly replace?: boolean;
  /** Keep the scroll position (a filter change, a popup). */
  readonly keepScroll?: boolean;
}

/** Goes to a same-origin address, as a click on a link would. Islands only. */
export function useNavigateTo(): (href: string, options?: NavigateOptions) => void {
  const navigate = useNavigate();
  return (href, options = {}) => {
    void navigate(href, { replace: options.replace ?? false, preventScrollReset: options.keepScroll ?? false });
  };
}
