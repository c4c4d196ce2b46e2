import { createContext, useContext } from "react";

/** What a widget in a popup may say to the frame around it. */
export interface PopupFrame {
  readonly setTitle: (title: string) => void;
}

/** Absent outside popups. */
export const PopupFrameContext = createContext<PopupFrame | undefined>(undefined);

/** The frame of the popup around the widget, which has its title and its Close; undefined outside popups. */
export function usePopupFrame(): PopupFrame | undefined {
  return useContext(PopupFrameContext);
}
