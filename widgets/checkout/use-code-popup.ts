import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useNavigateTo } from "#renderer";
import { type AskedCode, askForCode } from "../shared/quote/asked-code.ts";
import { popupAddress } from "./popup-address.ts";

/** Opens `?modal=showOtp` for a booking whose number has to be proven first (BOOK-08). */
export function useCodePopup(): (asked: AskedCode) => void {
  const navigate = useNavigateTo();
  const shared = useQueryClient();
  useEffect(() => () => askForCode(shared, undefined), [shared]);
  return (asked) => {
    askForCode(shared, asked);
    navigate(popupAddress("showOtp"), { keepScroll: true });
  };
}
