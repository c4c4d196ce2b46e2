/** How far a subscription is; `cancelled` is not renewed and holds until its end. */
export type SubscriptionState = "pending" | "active" | "cancelled" | "ended";

/** What happens to a subscription. */
export type SubscriptionEvent = "paid" | "failed" | "cancel" | "renew" | "end";

/** A subscription as far as its rights depend on it. */
export interface SubscriptionTerm {
  readonly state: SubscriptionState;
  /** When the last day is over, in milliseconds since 1970. */
  readonly endsAt: number;
}

/** The state now: a term that is over has ended, whatever was written down (no job has to be in time). */
export function stateAt({ state, endsAt }: SubscriptionTerm, now: number): SubscriptionState {
  return endsAt <= now ? "ended" : state;
}

/** Whether it makes its guest a member now. */
export function isMemberAt(term: SubscriptionTerm, now: number): boolean {
  const state = stateAt(term, now);
  return state === "active" || state === "cancelled";
}

/**
 * The state after an event, or null where it cannot happen: what has ended stays ended, and what is cancelled
 * already may be cancelled again.
 */
export function nextState(state: SubscriptionState, event: SubscriptionEvent): SubscriptionState | null {
  return NEXT[state][event] ?? null;
}

const NEXT: Readonly<
  Record<SubscriptionState, Readonly<Partial<Record<SubscriptionEvent, SubscriptionState>>>>
> = {
  pending: { paid: "active", failed: "ended", cancel: "ended", end: "ended" },
  active: { cancel: "cancelled", renew: "active", end: "ended" },
  cancelled: { cancel: "cancelled", end: "ended" },
  ended: {},
};
