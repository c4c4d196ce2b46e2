import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { type CallFailure, useNavigateTo, usePage } from "#renderer";
import { tellFailure } from "../shared/quote/told-failure.ts";
import { isPriceOver } from "./checkout-failure.tsx";
import { popupAddress } from "./popup-address.ts";

export interface FailurePopup {
  /** True when the popup says it, so that the notice in the page need not be announced as well. */
  readonly says: (failure: CallFailure) => boolean;
  /** Opens the popup, if it is the one to say it. */
  readonly open: (failure: CallFailure, backHref: string) => void;
}

/**
 * What has a place of its own, as a price that is over has: the new price, the marked fields, the popup that
 * asks for the code.
 */
const saidElsewhere: readonly string[] = [
  "price_changed",
  "validation_failed",
  "otp_required",
  "otp_invalid",
  "otp_expired",
];

/**
 * Opens `?modal=bookingError` when a booking fails (MODAL-10), where the site has it. A lost answer stays
 * with the page: without a connection the popup could not come either.
 */
export function useFailurePopup(): FailurePopup {
  const { modals } = usePage();
  const navigate = useNavigateTo();
  const shared = useQueryClient();
  useEffect(() => () => tellFailure(shared, undefined), [shared]);

  function says(failure: CallFailure): boolean {
    const { code, statusCode } = failure;
    return (
      Boolean(modals.bookingError) && statusCode > 0 && !saidElsewhere.includes(code) && !isPriceOver(failure)
    );
  }

  return {
    says,
    open(failure, backHref) {
      const said = says(failure);
      tellFailure(shared, said ? { failure, backHref } : undefined);
      if (!said) return;
      navigate(popupAddress("bookingError"), { keepScroll: true });
    },
  };
}
