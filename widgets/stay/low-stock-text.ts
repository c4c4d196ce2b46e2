import { lowStockNotice } from "#domain";
import { useT } from "#renderer";
import type { UrgencyInfo } from "#schemas/generated/api/property.ts";

/** "Only N room(s) left", from a count not older than 60 seconds when the answer was made; null otherwise (HOTEL-13). */
export function useLowStockText(): (urgency: UrgencyInfo | undefined, asOf: string) => string | null {
  const t = useT();
  return (urgency, asOf) => {
    if (!urgency) return null;
    const age = Math.max(0, (Date.parse(asOf) - Date.parse(urgency.as_of)) / 1000);
    const notice = lowStockNotice(urgency.rooms_left, age);
    return notice && t(notice.messageId, notice.values);
  };
}
