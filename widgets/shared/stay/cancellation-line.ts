import { useT } from "#renderer";
import type { CancellationPolicy } from "#schemas/generated/api/price.ts";
import { useDateText } from "../text/use-date-text.ts";

export interface CancellationLine {
  readonly kind: CancellationPolicy["kind"];
  readonly text: string;
}

/**
 * Terms in one line: free until when, otherwise what a cancellation costs now. Times are the property's
 * (BCAN-05).
 */
export function useCancellationLine(): (policies: readonly CancellationPolicy[]) => CancellationLine | null {
  const t = useT();
  const dates = useDateText();
  return (policies) => {
    const [first] = policies;
    if (!first) return null;
    if (first.kind === "free") {
      const text = first.until_local
        ? t("cancellation.free-until", { until: dates.moment(first.until_local) })
        : t("stay.cancel-free");
      return { kind: "free", text };
    }
    if (first.kind === "partial") {
      return { kind: "partial", text: t("stay.cancel-partial", { percent: first.charge_percentage }) };
    }
    return { kind: "full", text: t("cancellation.non-refundable") };
  };
}
