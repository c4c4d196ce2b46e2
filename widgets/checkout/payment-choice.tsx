import { useT } from "#renderer";
import type { Quote } from "#schemas/generated/api/quote.ts";
import { payable } from "../shared/quote/payable.ts";
import { RadioGroup } from "../ui/field/radio-group.tsx";

interface PaymentChoiceProps {
  readonly quote: Quote;
  readonly money: (amount: number) => string;
}

/** How the stay is paid: at the property, the one way there is (PAY-01). */
export function PaymentChoice({ quote, money }: PaymentChoiceProps) {
  const t = useT();
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
          hint: t("checkout.pay-at-hotel-hint", { amount: money(payable(quote)) }),
        },
      ]}
    />
  );
}
