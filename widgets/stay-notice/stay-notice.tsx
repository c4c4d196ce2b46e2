import { useT, type WidgetViewProps } from "#renderer";
import type { StayNoticeData, StayNoticeProps } from "#schemas/generated/widgets/stay-notice.ts";
import { useDateText } from "../shared/text/use-date-text.ts";
import { Notice } from "../ui/notice/notice.tsx";

/**
 * Says where a guest looks first that a property cannot be booked for the stay, and leads to what can
 * (HOTEL-09). Nothing otherwise.
 */
export function StayNotice({ data }: WidgetViewProps<StayNoticeProps, StayNoticeData>) {
  const t = useT();
  const dates = useDateText();
  const { details } = data;
  if (details?.hotel.booking_cta !== "soldout") return null;
  const { checkin, checkout } = details.stay;
  return (
    <Notice tone="warning" title={t("hotel.not-available")}>
      <p>{t("stay.dates", { checkin: dates.day(checkin), checkout: dates.day(checkout) })}</p>
      <a href="#sold-out">{t("hotel.see-alternatives")}</a>
    </Notice>
  );
}
