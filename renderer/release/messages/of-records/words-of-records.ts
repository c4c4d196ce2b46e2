import type { Amenities, Country, Language, PaymentModes } from "#schemas";
import type { Deal } from "#schemas/generated/config/deal.ts";
import type { MembershipPlan } from "#schemas/generated/config/membership-plan.ts";
import { createMemory } from "../../../memory/memory.ts";
import type { Finding } from "../../json/finding.ts";
import type { JsonFile } from "../../json/json-file.ts";
import type { MessageFile } from "../read-messages.ts";
import { untruePercents } from "./deal-percents.ts";
import { untrueTerms } from "./plan-terms.ts";
import { sameEnglishNames } from "./same-names.ts";
import { untrueTaxLines } from "./tax-lines.ts";

/** Records whose words are held against what they set. */
export interface WordedRecords {
  readonly countries: ReadonlyMap<string, Country>;
  readonly languages: ReadonlyMap<string, Language>;
  /** Records of the kinds that parts of pages show, by kind and id. */
  readonly parts: ReadonlyMap<string, ReadonlyMap<string, unknown>>;
  readonly amenities: Amenities | null;
  readonly paymentModes: PaymentModes | null;
}

/**
 * Tells words that say otherwise than the record whose they are. `files` are all of the messages, `plans` the
 * files of memberships by id.
 */
export type RecordWordsCheck = (
  files: readonly MessageFile[],
  records: WordedRecords,
  plans: ReadonlyMap<string, JsonFile>,
) => readonly Finding[];

/** Words of records beside their numbers and settings; looked at again once either changed. */
export function createRecordWordsCheck(): RecordWordsCheck {
  const remembered = createMemory<readonly Finding[]>();
  return (files, { countries, languages, parts, amenities, paymentModes }, sources) => {
    const tagOf = (locale: string) => languages.get(locale)?.contentLanguage ?? locale;
    const deals = (parts.get("deals") ?? new Map()) as ReadonlyMap<string, Deal>;
    const plans = (parts.get("membershipPlans") ?? new Map()) as ReadonlyMap<string, MembershipPlan>;
    const lists = [
      Object.values(amenities?.amenities ?? {}).map(({ name }) => name),
      Object.values(paymentModes?.modes ?? {}).map(({ title }) => title),
      // Languages are held against what they are called everywhere.
      ...[...parts].map(([kind, records]) =>
        kind === "languages" ? [] : [...records.values()].flatMap(nameOf),
      ),
    ];
    // Maps are made anew each time, records only where they changed.
    const maps = [countries, languages, ...parts.values()].flatMap((records) => [...records.values()]);
    const set = [...(maps as readonly object[]), ...sources.values()];
    const keys = [...set, amenities ?? "", paymentModes ?? ""];
    return remembered([...keys, ...files.map(({ source }) => source)], () => [
      ...untrueTaxLines(files, countries, tagOf),
      ...untruePercents(files, deals),
      ...untrueTerms(files, plans, sources),
      ...sameEnglishNames(files, lists),
    ]);
  };
}

/** The message that a record is called by. */
function nameOf(record: unknown): readonly string[] {
  const { name, title } = record as { readonly name?: unknown; readonly title?: unknown };
  return [name, title].filter((id) => typeof id === "string").slice(0, 1);
}
