import { lowStockNotice } from "#domain/rooms";
import { usePage, useT } from "#renderer";
import type { UrgencyInfo } from "#schemas/generated/api/property.ts";

/**
 * "Only N room(s) left", where few remain in a count that was fresh when the answer was made; null otherwise
 * (HOTEL-13).
 */
export function useLowStockText(): (urgency: UrgencyInfo | undefined, asOf: string) => string | null {
  const t = useT();
  const { limits } = usePage();
  return (urgency, asOf) => {
    if (!urgency) return null;
    const age = Math.max(0, (Date.parse(asOf) - Date.parse(urgency.as_of)) / 1000);
    const notice = lowStockNotice(urgency.rooms_left, age, limits.booking);
    return notice && t(notice.messageId, notice.values);
  };
}
