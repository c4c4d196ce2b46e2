import type { TabStorage } from "./browser-storage.ts";
import type { GuestValues } from "./guest-values.ts";

/** Name of what this tab keeps. */
export const GUEST_DRAFT = "staywright:guest";

/**
 * Keeps what was typed for this tab, so that a failed booking or a reload costs nothing (BOOK-04). Ticks are
 * given anew on each visit.
 */
export function keepDraft(storage: Pick<TabStorage, "setItem">, values: GuestValues): void {
  const { gdpr_consent: _consent, rules_seen: _rules, ...texts } = values;
  storage.setItem(GUEST_DRAFT, JSON.stringify(texts));
}

/**
 * What was kept, for the fields the form knows, over what it starts with where nothing was typed; null when
 * nothing was kept.
 */
export function readDraft(storage: Pick<Storage, "getItem">, start: GuestValues): GuestValues | null {
  try {
    const kept: unknown = JSON.parse(storage.getItem(GUEST_DRAFT) ?? "null");
    if (!kept || typeof kept !== "object") return null;
    const known = Object.entries(kept).filter(
      ([name, value]) => value !== "" && typeof value === typeof start[name as keyof GuestValues],
    );
    return { ...start, ...Object.fromEntries(known), ...NO_TICKS };
  } catch {
    return null;
  }
}

/**
 * Keeps the ticks while the same checkout is shown anew, as after another coupon was chosen; null forgets
 * them. They are never stored: a consent holds for the visit it was given in, and for one stay at one
 * property.
 */
export function keepTicks(stay: string, values: GuestValues | null): void {
  ticks = values && { stay, gdpr_consent: values.gdpr_consent, rules_seen: values.rules_seen };
}

/** The ticks of this visit for this stay; none otherwise. */
export function keptTicks(stay: string): Ticks {
  if (ticks?.stay !== stay) return NO_TICKS;
  const { gdpr_consent, rules_seen } = ticks;
  return { gdpr_consent, rules_seen };
}

/** Forgets the form once the booking is made. */
export function dropDraft(storage: Pick<Storage, "removeItem">): void {
  storage.removeItem(GUEST_DRAFT);
  ticks = null;
}

type Ticks = Pick<GuestValues, "gdpr_consent" | "rules_seen">;

const NO_TICKS: Ticks = { gdpr_consent: false, rules_seen: false };
let ticks: ({ readonly stay: string } & Ticks) | null = null;
