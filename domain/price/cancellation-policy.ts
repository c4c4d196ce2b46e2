import { addDays, type CivilDate, instantOf, type LocalDateTime } from "../dates/index.ts";
import { floorPercentOf } from "../money/index.ts";

/**
 * Up to a moment before check-in, this part of the price comes back. Times are the property's own (BCAN-03).
 */
export interface CancellationRule {
  /** Days before the check-in date; 0 is that date itself. */
  readonly daysBefore: number;
  /** `HH:mm` at the property. */
  readonly time: string;
  /** 100 is free cancellation. */
  readonly refundPercent: number;
}

/** A rate's policy; no rules mean that nothing comes back. After the last deadline nothing does. */
export type CancellationPolicy = readonly CancellationRule[];

/**
 * One stretch of the timeline a guest reads (BCAN-05). Amounts in minor units; refund + charge = the price.
 */
export interface CancellationStage {
  /** The stage ends before this moment, property time; null for the last one. */
  readonly until: LocalDateTime | null;
  /** The same moment in milliseconds since 1970; null for the last one. */
  readonly untilInstant: number | null;
  readonly refundPercent: number;
  readonly refund: number;
  readonly charge: number;
  readonly messageId:
    | "cancellation.free-until"
    | "cancellation.partial-until"
    | "cancellation.non-refundable"
    | "cancellation.none-after";
}

export interface CancellableStay {
  readonly policy: CancellationPolicy;
  readonly checkin: CivilDate;
  /** IANA zone of the property. */
  readonly timeZone: string;
  /** Price of the booking, minor units. */
  readonly amount: number;
}

/**
 * The stages of a policy in the order of time, the last without an end (BCAN-03, BCAN-05). Refunds are
 * floored; they never grow with time.
 */
export function cancellationTimeline(booking: CancellableStay): readonly CancellationStage[] {
  const deadlines = booking.policy
    .map((rule) => ({ ...rule, until: `${addDays(booking.checkin, -rule.daysBefore)}T${rule.time}` }))
    .sort((a, b) => (a.until < b.until ? -1 : a.until > b.until ? 1 : b.refundPercent - a.refundPercent));
  const stages = deadlines.map(({ until, refundPercent }, index) => {
    const promised = Math.max(...deadlines.slice(index).map((later) => later.refundPercent), refundPercent);
    return stage(booking, until, promised);
  });
  return [...stages, stage(booking, null, 0)];
}

function stage(
  { amount, timeZone, policy }: CancellableStay,
  until: LocalDateTime | null,
  refundPercent: number,
): CancellationStage {
  const refund = refundPercent >= 100 ? amount : floorPercentOf(amount, refundPercent);
  return {
    until,
    untilInstant: until === null ? null : instantOf(until, timeZone),
    refundPercent,
    refund,
    charge: amount - refund,
    messageId: stageMessage(refundPercent, policy.length > 0),
  };
}

function stageMessage(refundPercent: number, hasDeadlines: boolean): CancellationStage["messageId"] {
  if (refundPercent >= 100) return "cancellation.free-until";
  if (refundPercent > 0) return "cancellation.partial-until";
  return hasDeadlines ? "cancellation.none-after" : "cancellation.non-refundable";
}
