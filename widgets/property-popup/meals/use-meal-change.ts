import { useRef, useState } from "react";
import { errorMessageId } from "#domain/shell";
import { CallFailure, NOT_SENT, useCall, useClosePopup, useNavigateTo, useT } from "#renderer";
import type { BookingDetail, BookingOffer, UpdateBookingInput } from "#schemas/generated/api/booking.ts";
import { useMoney } from "../../shared/text/use-money.ts";
import { useBackOnline } from "../../ui/screen/use-back-online.ts";
import { tell } from "../../ui/snackbar/tell.ts";

interface MealChangeInput {
  readonly booking: BookingDetail;
  readonly services: BookingOffer;
  /** Guests by meal code. */
  readonly counts: Readonly<Record<string, number>>;
  /** What the guest sees as the new total; minor units. */
  readonly total: number;
  readonly onReadAgain: () => Promise<void>;
}

interface MealChangeControl {
  readonly busy: boolean;
  /** Why nothing was changed, or that nobody knows, in words. */
  readonly failure: string | undefined;
  readonly confirm: () => void;
  readonly forget: () => void;
}

/**
 * Has the meals of a booking changed once, however often the button is pressed or an answer is lost: the same
 * wish keeps its key until an answer has come. Afterwards the popup closes and the page is read anew. A
 * refusal keeps the choice and shows the booking as it is now.
 */
export function useMealChange({
  booking,
  services,
  counts,
  total,
  onReadAgain,
}: MealChangeInput): MealChangeControl {
  const t = useT();
  const money = useMoney(booking.currency_code, booking.currency_symbol);
  const navigate = useNavigateTo();
  const close = useClosePopup();
  const update = useCall("updateBooking");
  const attempt = useRef({ wish: "", key: "" });
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<CallFailure>();
  useBackOnline(() => setFailed(undefined), failed?.code === NOT_SENT);

  async function confirm() {
    if (busy) return;
    const meals = Object.entries(counts)
      .filter(([, guest_count]) => guest_count > 0)
      .map(([category_code, guest_count]) => ({ category_code, guest_count }));
    const wish: UpdateBookingInput["booking"] = {
      services: { meals },
      pricing: { total },
      ...(services.quotation_id ? { quotation_id: services.quotation_id } : {}),
    };
    const text = JSON.stringify(wish);
    if (attempt.current.wish !== text) attempt.current = { wish: text, key: crypto.randomUUID() };
    const { key } = attempt.current;
    setBusy(true);
    setFailed(undefined);
    try {
      const input = { invoice_no: booking.id, idempotency_key: key, booking: wish };
      const { final_amount } = await update.mutateAsync({ input, idempotencyKey: key });
      document.dispatchEvent(new Event("staywright:changed"));
      closeAndRefresh();
      void tell({
        title: t("booking-meals.done", { amount: money(final_amount) }),
        closeLabel: t("shell.close"),
        seconds: 8,
      });
    } catch (cause) {
      const failure = cause instanceof CallFailure ? cause : new CallFailure(0);
      if (isAnswered(failure)) {
        attempt.current = { wish: "", key: "" };
        await onReadAgain();
      }
      setFailed(failure);
      setBusy(false);
    }
  }

  /** Back to the page under the popup, which is then read anew in its place. */
  function closeAndRefresh() {
    const refresh = () => {
      const address = new URL(location.href);
      address.searchParams.delete("modal");
      navigate(address.pathname + address.search, { replace: true, keepScroll: true });
    };
    const isOver = Boolean(history.state?.over);
    if (isOver) addEventListener("popstate", refresh, { once: true });
    close();
    if (!isOver) refresh();
  }

  return {
    busy,
    failure: failed && t(wordsOf(failed)),
    confirm: () => void confirm(),
    forget: () => setFailed(undefined),
  };
}

/** A refusal, rather than an answer that was lost or never given. */
const isAnswered = ({ statusCode, code }: CallFailure) =>
  statusCode > 0 && statusCode < 500 && code !== "duplicate_request";

/** Message id of what a failure means for the guest. */
function wordsOf(failure: CallFailure): string {
  const { code, details, fields } = failure;
  if (code === NOT_SENT) return "booking-meals.offline";
  if (!isAnswered(failure)) return "booking-meals.lost";
  if (code === "price_changed")
    return details.reason === "booking_changed"
      ? "booking-meals.changed-meanwhile"
      : "booking-meals.price-changed";
  if (details.reason === "not_refundable") return "booking-meals.too-late";
  return fields.some((field) => field.code === "not-offered")
    ? "booking-meals.sold-out"
    : errorMessageId(code);
}
