import type { GuestValues } from "./guest-values.ts";

const NAME = "staywright:guest";

/** Keeps what was typed for this tab, so that a failed booking or a reload costs nothing (BOOK-04). Ticks are given anew each time. */
export function keepDraft(storage: Pick<Storage, "setItem">, values: GuestValues): void {
  const { gdpr_consent: _consent, rules_seen: _rules, ...texts } = values;
  storage.setItem(NAME, JSON.stringify(texts));
}

/** What was kept, for the fields the form knows; null when nothing was. */
export function readDraft(storage: Pick<Storage, "getItem">, empty: GuestValues): GuestValues | null {
  try {
    const kept: unknown = JSON.parse(storage.getItem(NAME) ?? "null");
    if (!kept || typeof kept !== "object") return null;
    const known = Object.entries(kept).filter(
      ([name, value]) => typeof value === typeof empty[name as keyof GuestValues],
    );
    return { ...empty, ...Object.fromEntries(known), gdpr_consent: false, rules_seen: false };
  } catch {
    return null;
  }
}

/** Forgets the form once the booking is made. */
export function dropDraft(storage: Pick<Storage, "removeItem">): void {
  storage.removeItem(NAME);
}
