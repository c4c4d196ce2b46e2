import type { CallFailure } from "#renderer";
import { useT } from "#renderer";
import { useFailureWords } from "../shared/quote/use-failure-words.ts";
import { Button } from "../ui/button/button.tsx";
import { ButtonLink } from "../ui/button/button-link.tsx";
import { Notice } from "../ui/notice/notice.tsx";

/** Whether a booking failed because its price can no longer be booked, but may be asked for again. */
export function isPriceOver({ code }: CallFailure): boolean {
  return code === "quote_expired" || code === "hold_expired" || code === "not_found";
}

interface CheckoutFailureProps {
  readonly failure: CallFailure;
  /** The property's page with the same dates and rooms. */
  readonly backHref: string;
  readonly onRefresh: () => void;
  /** False when the popup says it first: it is not announced twice. */
  readonly live: boolean;
}

/**
 * Why the booking was not made, beside the button that was pressed, with the way on for each case (BOOK-04,
 * ERR-07).
 */
export function CheckoutFailure({ failure, backHref, onRefresh, live }: CheckoutFailureProps) {
  const t = useT();
  const { title, lines, wayOn } = useFailureWords()(failure, backHref);
  const over = isPriceOver(failure);
  return (
    <Notice
      live={live}
      tone="danger"
      title={title}
      actions={
        over ? (
          <Button onClick={onRefresh}>{t("checkout.refresh-price")}</Button>
        ) : (
          wayOn && <ButtonLink href={wayOn.href}>{wayOn.label}</ButtonLink>
        )
      }
    >
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Notice>
  );
}
