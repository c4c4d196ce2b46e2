import { type CancellationStage, cancellationTimeline } from "#domain/price";
import type { CancellationPolicy } from "#schemas/generated/api/price.ts";
import type { CancellationRule } from "../db/property-tables.ts";

/** The stay whose terms are wanted; `amount` is its total in minor units. */
export interface PolicyStay {
  readonly checkin: string;
  readonly timeZone: string;
  readonly amount: number;
}

/**
 * Terms of a stay as the wire has them, earliest step first; steps that have ended by `now` (milliseconds)
 * are left out.
 */
export function cancellationPolicies(
  rules: readonly CancellationRule[],
  stay: PolicyStay,
  now: number,
): readonly CancellationPolicy[] {
  const policy = rules.flatMap(({ days_before, time = "00:00", charge_percentage }) =>
    days_before === undefined
      ? []
      : [{ daysBefore: days_before, time, refundPercent: 100 - charge_percentage }],
  );
  return cancellationTimeline({ ...stay, policy })
    .filter(({ untilInstant }) => untilInstant === null || untilInstant > now)
    .map(toWire);
}

/**
 * Of terms as the wire has them those that have not ended by `now` (milliseconds); the first says what a
 * cancellation costs then.
 */
export function policiesAt(
  policies: readonly CancellationPolicy[],
  now: number,
): readonly CancellationPolicy[] {
  return policies.filter(({ until }) => until === undefined || Date.parse(until) > now);
}

/**
 * Minutes before the start of the day of arrival until which cancelling costs nothing, at the clock of the
 * property: the latest deadline that gives all of the price back. Null when none does.
 */
export function freeCancellationMinutes(rules: readonly CancellationRule[]): number | null {
  const free = rules.flatMap(({ days_before, time = "00:00", charge_percentage }) => {
    if (days_before === undefined || charge_percentage > 0) return [];
    const [hours = 0, minutes = 0] = time.split(":").map(Number);
    return [days_before * 1440 - hours * 60 - minutes];
  });
  return free.length > 0 ? Math.min(...free) : null;
}

function toWire({ refundPercent, charge, until, untilInstant }: CancellationStage): CancellationPolicy {
  return {
    kind: refundPercent >= 100 ? "free" : refundPercent > 0 ? "partial" : "full",
    charge_percentage: 100 - refundPercent,
    charge_amount: charge,
    ...(until === null || untilInstant === null
      ? {}
      : { until: new Date(untilInstant).toISOString(), until_local: until }),
  };
}
