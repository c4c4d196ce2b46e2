import { useT } from "#renderer";
import type { Quote } from "#schemas/generated/api/quote.ts";
import { RadioGroup } from "../ui/field/radio-group.tsx";
import { Notice } from "../ui/notice/notice.tsx";

interface PaymentChoiceProps {
  readonly quote: Quote;
  readonly money: (amount: number) => string;
}

/** How the stay is paid: at the property, or why that is not possible (PAY-01). */
export function PaymentChoice({ quote, money }: PaymentChoiceProps) {
  const t = useT();
  const { allowed, reason, max_rooms: max } = quote.pay_at_hotel;
  if (!allowed) {
    return (
      <Notice tone="warning" title={t("checkout.no-pay-at-hotel")}>
        {reason && <p>{t(REASONS[reason], { max, min: quote.rooms.length })}</p>}
        <p>{t("checkout.no-other-way")}</p>
      </Notice>
    );
  }
  return (
    <RadioGroup
      legend={t("checkout.payment-title")}
      hideLegend
      look="cards"
      name="payment"
      defaultValue="pay_at_hotel"
      options={[
        {
          value: "pay_at_hotel",
          label: t("stay.pay-at-property"),
          hint: t("checkout.pay-at-hotel-hint", { amount: money(quote.total) }),
        },
      ]}
    />
  );
}

const REASONS: Readonly<Record<NonNullable<Quote["pay_at_hotel"]["reason"]>, string>> = {
  too_many_rooms: "pay.at-hotel.too-many-rooms",
  no_postpaid: "pay.at-hotel.no-postpaid",
  min_rooms_exceed_limit: "pay.at-hotel.minimum-rooms",
};
