import { useT } from "#renderer";
import type { AskedDeal } from "#schemas/generated/api/deals.ts";
import { useDateText } from "../text/use-date-text.ts";

/** What became of the deal that the address asks for (DEAL-02), in one sentence. */
export function DealNote({ info }: { readonly info: AskedDeal }) {
  const t = useT();
  const { dayOfYear } = useDateText();
  const { state, title = "", percentage: percent = 0, minimum_stay: count = 1 } = info;
  const day = (date?: string) => date && dayOfYear(date);
  return (
    <span data-deal={state}>
      {t(`deals.note.${state}`, {
        title,
        percent,
        from: day(info.stay_from) ?? "",
        until: day(info.stay_until) ?? "",
        nights: t("listing.nights", { count }),
      })}
    </span>
  );
}
