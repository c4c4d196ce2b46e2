import { formatRoomsConfig, type PickedRange, type RoomConfig } from "#domain";
import { useSource, useT } from "#renderer";
import { useSoldOutText } from "../stay/sold-out-text.ts";
import { useMoney } from "../stay/use-money.ts";

interface ChosenStay extends PickedRange {
  readonly rooms: RoomConfig;
}

/**
 * What the dates being picked cost in all, or why they cannot be booked, from the very offer that the page shows for them afterwards.
 * Undefined until both dates are chosen and where a property hides its prices.
 */
export function useStayOutcome(
  hotelId: number,
  categoryId: number | undefined,
  { checkin, checkout, rooms }: ChosenStay,
  enabled: boolean,
): string | undefined {
  const t = useT();
  const soldOut = useSoldOutText();
  const chosen = checkin !== null && checkout !== null;
  const { data, isError } = useSource(
    "availability",
    {
      hotel_id: hotelId,
      checkin: checkin ?? "",
      checkout: checkout ?? "",
      rooms_config: formatRoomsConfig(rooms),
      ...(categoryId === undefined ? {} : { selected_rcid: categoryId }),
    },
    { enabled: enabled && chosen },
  );
  const money = useMoney(data?.currency_code ?? "EUR", data?.currency_symbol);
  if (!enabled || !chosen || isError) return undefined;
  // The answer for the dates before stays until the next one is there.
  if (!data || data.stay.checkin !== checkin || data.stay.checkout !== checkout)
    return t("hotel.stay-total-loading");
  if (!data.available) {
    const category =
      data.room_categories_with_data.find(({ id }) => id === data.selected_category_id) ??
      data.room_categories_with_data[0];
    return category ? soldOut(category) : t("hotel.not-available");
  }
  const total = data.pricing_details?.summed_final_price;
  return total === undefined ? undefined : t("hotel.stay-total", { amount: money(total) });
}
