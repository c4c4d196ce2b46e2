import { createContext, useContext } from "react";

/** How the popup around a widget is closed; outside popups there is nothing to close. */
export const ClosePopupContext = createContext<() => void>(() => {});

/**
 * Closes the popup the widget is in, as Escape does: back to the page as it was, or as the guest changed it.
 * Outside a popup it does nothing.
 */
export function useClosePopup(): () => void {
  return useContext(ClosePopupContext);
}
