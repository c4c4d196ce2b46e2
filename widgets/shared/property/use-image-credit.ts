import { useT } from "#renderer";
import type { GuestImage } from "#schemas/generated/api/hotels.ts";
import { useDateText } from "../text/use-date-text.ts";

/** Who took a guest's picture and in which month, where that is known (HOTEL-14). */
export function useImageCredit(): (image: GuestImage) => readonly string[] {
  const t = useT();
  const { month } = useDateText();
  return ({ author, date }) => [author ?? t("hotel.guest-photo-author"), ...(date ? [month(date)] : [])];
}
