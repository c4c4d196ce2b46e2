import { useT } from "#renderer";
import type { FeeInfo, HotelDetailsOutput } from "#schemas/generated/api/hotels.ts";
import type { DisplayPricing } from "#schemas/generated/api/price.ts";

interface AtPropertyProps {
  readonly pricing: Pick<DisplayPricing, "due_at_property">;
  readonly hotel: Pick<HotelDetailsOutput["hotel"], "fees" | "pay_at_hotel">;
  readonly money: (amount: number) => string;
  readonly className?: string | undefined;
}

/**
 * What a guest pays at the property: the part of a total that is paid ahead, and the deposit beside it
 * (HOTEL-03). Nothing when there is none. Where all of the total is paid there, other words say so.
 */
export function AtProperty({ pricing, hotel, money, className }: AtPropertyProps) {
  const t = useT();
  const due = hotel.pay_at_hotel.allowed ? 0 : pricing.due_at_property;
  const deposit = depositOf(hotel.fees);
  if (due <= 0 && deposit <= 0) return null;
  return (
    <p className={className}>
      {due > 0 && t("hotel.due-at-property", { amount: money(due) })}
      {due > 0 && deposit > 0 && " "}
      {deposit > 0 && t("hotel.deposit", { amount: money(deposit) })}
    </p>
  );
}

/** Deposits of a stay, in minor units: they come back, so no total has them. */
function depositOf(fees: readonly FeeInfo[]): number {
  return fees.filter((fee) => fee.bill_type === "deposit").reduce((sum, { amount }) => sum + amount, 0);
}
