import { usePage, useT, type WidgetViewProps } from "#renderer";
import type { DealNoticeData, DealNoticeProps } from "#schemas/generated/widgets/deal-notice.ts";
import { couponHref } from "../shared/stay/coupon-href.ts";
import { DealNote } from "../shared/stay/deal-note.tsx";
import { Notice } from "../ui/notice/notice.tsx";

/**
 * Says above a property whether the deal of the address is in its prices, and why not (DEAL-02); nothing
 * where the address names none.
 */
export function DealNotice({ data }: WidgetViewProps<DealNoticeProps, DealNoticeData>) {
  const t = useT();
  const { url, modals } = usePage();
  const info = data.details?.hotel.deal_info;
  if (!info) return null;
  return (
    <Notice tone={info.state === "applied" ? "success" : "info"}>
      <p>
        <DealNote info={info} />
      </p>
      {info.name !== undefined && modals.offerPopup && (
        <a href={couponHref(url, null, "offerPopup")} data-modal="offerPopup" rel="nofollow">
          {t("deals.more")}
        </a>
      )}
    </Notice>
  );
}
