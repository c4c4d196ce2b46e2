import { couponRequest } from "#domain/price";
import { formatRoomsConfig, type RoomConfig } from "#domain/rooms";
import { dealRequest } from "#domain/search";
import type { PickedRange } from "#domain/stay";
import { usePage, useSource, useT } from "#renderer";
import { useMoney } from "../text/use-money.ts";
import { useSoldOutText } from "./sold-out-text.ts";

interface ChosenStay extends PickedRange {
  readonly rooms: RoomConfig;
}

/**
 * What the dates being picked cost in all, or why they cannot be booked, from the very offer that the page
 * shows for them afterwards, with the coupon and the breakfast of its address: of the room category the guest
 * has chosen (API-13), else of the one a booking would get, or that there is no connection to ask over.
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
  const { query } = usePage();
  const choices = {
    ...couponRequest(query.coupon),
    ...dealRequest(query),
    ...(query.breakfastSelected === "true" && { breakfastSelected: true }),
  };
  const chosen = checkin !== null && checkout !== null;
  const stay = { checkin: checkin ?? "", checkout: checkout ?? "", rooms_config: formatRoomsConfig(rooms) };
  // The answer for the dates before stays until the next one is there.
  const isFor = (answer?: { readonly stay: { readonly checkin: string; readonly checkout: string } }) =>
    answer !== undefined && answer.stay.checkin === checkin && answer.stay.checkout === checkout;
  const room = useSource(
    "roomCategory",
    {
      category_id: categoryId ?? 0,
      available_room_count: { checkin: stay.checkin, checkout: stay.checkout },
      rooms_config: stay.rooms_config,
      ...choices,
      fields: ["pricing"],
    },
    { enabled: enabled && chosen && categoryId !== undefined },
  );
  // A category of another property is no choice here.
  const free =
    isFor(room.data) && room.data?.available && room.data.hotel_id === hotelId ? room.data : undefined;
  // Where the room of the guest's choice is not free the page shows another one, which only the whole offer
  // knows.
  const isOther = categoryId === undefined || room.isError || (isFor(room.data) && !free);
  const whole = useSource(
    "availability",
    {
      hotel_id: hotelId,
      ...stay,
      ...choices,
      ...(categoryId === undefined ? {} : { selected_rcid: categoryId }),
    },
    { enabled: enabled && chosen && isOther },
  );
  const { data } = whole;
  const { currency_code = "EUR", currency_symbol } = free ?? data ?? {};
  const money = useMoney(currency_code, currency_symbol);
  if (!enabled || !chosen) return undefined;
  if (!free && [room, whole].some(({ error }) => error?.statusCode === 0))
    return t("hotel.stay-total-failed");
  if (isOther && whole.isError) return undefined;
  if (!free && (!data || !isFor(data))) return t("hotel.stay-total-loading");
  if (!free && data && !data.available) {
    const category =
      data.room_categories_with_data.find(({ id }) => id === data.selected_category_id) ??
      data.room_categories_with_data[0];
    return category ? soldOut(category) : t("hotel.not-available");
  }
  const total = (free ? free.category.pricing : data?.pricing_details)?.summed_final_price;
  return total === undefined ? undefined : t("hotel.stay-total", { amount: money(total) });
}
