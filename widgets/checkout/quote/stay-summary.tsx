import { useT } from "#renderer";
import type { Quote } from "#schemas/generated/api/quote.ts";
import { StayParts } from "../../shared/quote/stay-parts.tsx";
import styles from "../../shared/quote/stay-summary.module.css";
import { Card } from "../../ui/card/card.tsx";
import { CouponPart } from "./coupon-part.tsx";
import type { QuoteControl } from "./use-quote.ts";

interface StaySummaryProps {
  readonly quote: Quote;
  readonly control: QuoteControl;
  readonly money: (amount: number) => string;
  /** The property's page with the same dates and rooms. */
  readonly backHref: string;
}

/**
 * What is booked: property, dates, each room with its guests, every line of the price, its coupon, what is
 * paid when, and the terms (BOOK-02).
 */
export function StaySummary({ quote, control, money, backHref }: StaySummaryProps) {
  const t = useT();
  return (
    <Card as="aside" padding="none" className={styles.card} aria-label={t("checkout.summary")}>
      <StayParts quote={quote} money={money} backHref={backHref}>
        {!quote.mystery && <CouponPart quote={quote} control={control} money={money} />}
      </StayParts>
    </Card>
  );
}
