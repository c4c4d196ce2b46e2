import { floorPercentOf } from "#domain/money";
import type { CancellationPolicy } from "#schemas/generated/api/price.ts";
import { policiesAt } from "./cancellation-policies.ts";

/** What cancelling costs at a moment, and how long it costs no more. */
export interface CancellationCharge {
  /** Minor units. */
  readonly charge: number;
  readonly percentage: number;
  /** End of the step as RFC 3339 UTC and as property-local `YYYY-MM-DDTHH:mm`; absent on the last one. */
  readonly until?: string;
  readonly until_local?: string;
}

/**
 * What cancelling costs at `now` (milliseconds) by the terms that were agreed (BCAN-03): a step ends before
 * its deadline's own millisecond. Nothing was agreed where there are no terms, so nothing is charged.
 */
export function cancellationCharge(
  policies: readonly CancellationPolicy[],
  total: number,
  now: number,
): CancellationCharge {
  const [step] = policiesAt(policies, now);
  if (!step) return { charge: 0, percentage: 0 };
  const { charge_percentage: percentage, until, until_local } = step;
  const charge = step.charge_amount ?? total - floorPercentOf(total, 100 - percentage);
  return {
    charge: Math.min(total, charge),
    percentage,
    ...(until === undefined ? {} : { until }),
    ...(until_local === undefined ? {} : { until_local }),
  };
}
