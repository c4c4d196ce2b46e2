import type { Brand, Language } from "#schemas";
import type { Finding } from "../release/json/finding.ts";
import type { PathProblem } from "../release/json/path-problem.ts";
import type { SuspectedOwner, Suspicion } from "../release/json/waivable-rules.ts";
import { placeProblems } from "../release/layers/layered-documents.ts";
import type { TracedRecord } from "../release/provenance/explain-records.ts";
import { wrongAppLinks } from "../release/truths/app-links.ts";
import { wrongCurrencyWords } from "../release/truths/language/currency-words.ts";
import { checkLanguage } from "../release/truths/language/language-truths.ts";
import type { Site } from "../site/site.ts";
import type { WaiverBook, WaivingRecord } from "./waivers.ts";

export interface RuleInput {
  /** Brands and languages without mistakes. */
  readonly brands: ReadonlyMap<string, Brand>;
  readonly languages: ReadonlyMap<string, Language>;
  /** What messages may say wrong. */
  readonly suspicions: readonly Suspicion<Finding>[];
  /** A brand or a language as it is written; undefined when there is none of the name. */
  readonly recordOf: (owner: SuspectedOwner) => TracedRecord | undefined;
}

/**
 * What rules suspect in messages, languages and brands, and no record waives. Asked before the sites, whose
 * layers over a brand are asked with `askBrand`.
 */
export function askRules(input: RuleInput, book: WaiverBook): readonly Finding[] {
  const { brands, languages, suspicions, recordOf } = input;
  const waivingOf = ({ kind, id }: SuspectedOwner): readonly WaivingRecord[] => [
    { record: recordOf({ kind, id }), waives: (kind === "brand" ? brands : languages).get(id)?.waives },
  ];
  // Of what a record with a mistake waives nobody knows.
  const isRead = ({ kind, id }: SuspectedOwner) =>
    (kind === "brand" ? brands : languages).has(id) || recordOf({ kind, id }) === undefined;
  for (const id of brands.keys()) book.note(waivingOf({ kind: "brand", id }));
  for (const id of languages.keys()) book.note(waivingOf({ kind: "language", id }));
  const ofMessages = suspicions.flatMap((suspicion) =>
    isRead(suspicion.owner) ? (toldOf(suspicion, waivingOf(suspicion.owner), book) ?? []) : [],
  );
  const ofLanguages = [...languages.values()].flatMap((language) => {
    const owner: SuspectedOwner = { kind: "language", id: language.locale };
    return placed(suspectedIn(language), recordOf(owner), waivingOf(owner), book);
  });
  const ofBrands = [...brands].flatMap(([id, brand]) => {
    const owner: SuspectedOwner = { kind: "brand", id };
    return placed(wrongAppLinks(brand), recordOf(owner), waivingOf(owner), book);
  });
  return [...ofMessages, ...ofLanguages, ...ofBrands];
}

/** What rules suspect in a brand as a site has it. */
export function askBrand(
  { brand }: Pick<Site, "brand">,
  record: TracedRecord | undefined,
  waiving: readonly WaivingRecord[],
  book: WaiverBook,
): readonly Finding[] {
  return placed(wrongAppLinks(brand), record, waiving, book);
}

const known = new WeakMap<Language, readonly Suspicion<PathProblem>[]>();

/** Looked for once in each record, which is the same one in every release until it changes. */
function suspectedIn(language: Language): readonly Suspicion<PathProblem>[] {
  // Words of another language, or in its letters, are told as that.
  const suspected =
    known.get(language) ?? (checkLanguage(language).length > 0 ? [] : wrongCurrencyWords(language));
  known.set(language, suspected);
  return suspected;
}

function placed(
  suspicions: readonly Suspicion<PathProblem>[],
  record: TracedRecord | undefined,
  waiving: readonly WaivingRecord[],
  book: WaiverBook,
): readonly Finding[] {
  const problems = suspicions.flatMap((suspicion) => toldOf(suspicion, waiving, book) ?? []);
  return record && problems.length > 0 ? placeProblems(record.layers, problems) : [];
}

function toldOf<Told>(
  { rule, of, tell }: Suspicion<Told>,
  waiving: readonly WaivingRecord[],
  book: WaiverBook,
): Told | undefined {
  return tell(of.filter((each) => !book.waive(waiving, rule, { of: each })));
}
