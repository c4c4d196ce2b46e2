/**
 * Rules that suspect what may be right, by the ids that waivers name, and what each tells of. What they
 * suspect no assertion could say: it takes all languages, or the names that CLDR knows, to see it.
 */
export const WAIVABLE_RULES = {
  "rule.app-links": "A link of the app's card leads to the other store, or to no app.",
  "rule.currency-words": "A word for a currency is the name of another one in the language.",
  "rule.doubled-word": "A text says a word twice.",
  "rule.form-of-address": "A text speaks to guests otherwise than others of its language.",
  "rule.left-in-english": "A text stands in English where another language is spoken.",
  "rule.misspelt-name": "A text says a word that is nearly the name of a brand.",
  "rule.named-currency": "A text names a currency in one language that it does not name in others.",
  "rule.other-language": "A text stands in a language that is neither its own nor English.",
  "rule.turned-texts": "Two texts of one language changed places, or the two ends of a range in one text.",
} as const;

export type WaivableRule = keyof typeof WAIVABLE_RULES;

/** What a rule suspects in the record of a language or a brand, or in its words. */
export interface Suspicion<Told> {
  readonly rule: WaivableRule;
  readonly owner: SuspectedOwner;
  /** Ids of messages, words or stores, each of which may be meant. */
  readonly of: readonly string[];
  /** What there is to tell once some are meant. */
  readonly tell: (left: readonly string[]) => Told | undefined;
}

/** Whose record may waive it. */
export interface SuspectedOwner {
  readonly kind: "language" | "brand";
  readonly id: string;
}

/** A suggestion, and how to say that what is suspected is meant. */
export function orWaived(
  suggestion: string,
  { rule, owner, of }: Pick<Suspicion<unknown>, "rule" | "owner" | "of">,
): string {
  const file = owner.kind === "language" ? `languages/${owner.id}` : `brands/${owner.id}/brand`;
  const waiver = `"waives": { "${rule}": { "of": ${JSON.stringify(of)}, "why": "…" } }`;
  return `${suggestion} If it is meant, write ${waiver} in config/${file}.json.`;
}
