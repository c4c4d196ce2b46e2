import type { Brand, Language } from "#schemas";
import type { Finding } from "../release/json/finding.ts";
import { nearName } from "../release/json/nearest-name.ts";
import type { PathProblem } from "../release/json/path-problem.ts";
import { placeProblems } from "../release/layers/layered-documents.ts";
import type { TracedRecord } from "../release/provenance/explain-records.ts";

type BrandWaiver = NonNullable<Brand["waives"]>[string];
type LanguageWaiver = NonNullable<Language["waives"]>[string];

/** One assertion that a layer says need not hold, or one rule that suspects what is right. */
export type Waiver = Readonly<(BrandWaiver | LanguageWaiver) & Pick<BrandWaiver, "pages">>;

/** Where an assertion fails: on a page; or what a rule suspects: a message, a word, a store. */
export interface WaivedPlace {
  readonly page?: string;
  readonly of?: string;
}

export type Waivers = Readonly<Record<string, Waiver>>;

/** A record that may waive, and what it waives. */
export interface WaivingRecord {
  readonly record: TracedRecord | undefined;
  readonly waives: Waivers | undefined;
}

/** Remembers which waivers were needed. */
export interface WaiverBook {
  /** Whether one of the records waives the assertion here. */
  readonly waive: (records: readonly WaivingRecord[], assertion: string, place?: WaivedPlace) => boolean;
  /** Notes waivers that may be needed later. */
  readonly note: (records: readonly WaivingRecord[], site?: string) => void;
  /** Waivers of assertions that do not exist; and, when everything was asked, those that nothing needed. */
  readonly findings: (asked: AskedAssertions) => readonly Finding[];
}

export interface AskedAssertions {
  readonly known: ReadonlySet<string>;
  /** Those that are there and have a mistake. */
  readonly unread: ReadonlySet<string>;
  /** Ids of messages, any of which a rule may suspect. */
  readonly texts: ReadonlySet<string>;
  /** Whether every site was asked. */
  readonly isWhole: boolean;
}

/** An empty book: nothing is waived yet and nothing noted. */
export function createWaiverBook(): WaiverBook {
  const noted = new Map<
    string,
    {
      readonly id: string;
      readonly record: TracedRecord;
      readonly of: readonly string[];
      readonly sites: Set<string>;
    }
  >();
  const used = new Set<string>();
  const names = new Map<TracedRecord, Map<string, string>>();
  /** The place where it is written: layers of several sites may share one. */
  const nameOf = (record: TracedRecord, id: string): string => {
    const own = names.get(record) ?? new Map<string, string>();
    names.set(record, own);
    const [source] = own.has(id) ? [] : record.sources(["waives", id, "why"]);
    const name = own.get(id) ?? `${source?.file} ${id}`;
    own.set(id, name);
    return name;
  };
  return {
    waive(records, assertion, { page, of } = {}) {
      let isWaived = false;
      for (const { record, waives } of records) {
        const waiver = waives?.[assertion];
        if (!record || !waiver) continue;
        if (waiver.pages !== undefined && (page === undefined || !waiver.pages.includes(page))) continue;
        if (waiver.of !== undefined && (of === undefined || !waiver.of.includes(of))) continue;
        const name = nameOf(record, assertion);
        used.add(name).add(`${name} ${of}`);
        isWaived = true;
      }
      return isWaived;
    },
    note(records, site) {
      for (const { record, waives } of records)
        for (const [id, { of = [] }] of Object.entries(waives ?? {})) {
          if (!record) continue;
          const name = nameOf(record, id);
          const entry = noted.get(name) ?? { id, record, of, sites: new Set<string>() };
          if (site !== undefined) entry.sites.add(site);
          noted.set(name, entry);
        }
    },
    findings({ known, unread, texts, isWhole }) {
      return [...noted].flatMap(([name, { id, record, of, sites }]) => {
        if (unread.has(id)) return [];
        if (known.has(id) && !isWhole) return [];
        const idle = of.flatMap((each, index) =>
          used.has(`${name} ${each}`) ? [] : [idleItem(id, each, index, texts)],
        );
        const problems = !known.has(id) ? [unknown(id, known)] : used.has(name) ? idle : [unneeded(id)];
        return placeProblems(record.layers, problems).map((finding) => ({
          ...finding,
          sites: [...sites].sort(),
        }));
      });
    },
  };
}

function unneeded(id: string): PathProblem {
  const message = `"${id}" holds without being waived here.`;
  const suggestion = "Take the waiver out.";
  return {
    path: ["waives", id],
    part: "key",
    code: "unused-waiver",
    message,
    suggestion,
    severity: "warning",
  };
}

/** One of several that a rule does not suspect, or that is none. */
function idleItem(id: string, item: string, index: number, texts: ReadonlySet<string>): PathProblem {
  const near = item.includes(".") && !texts.has(item) ? nearName(item, texts) : {};
  const message = `"${id}" suspects nothing of "${item}" here.`;
  const path = ["waives", id, "of", index];
  return { path, code: "unused-waiver", message, suggestion: "Take it out.", severity: "warning", ...near };
}

function unknown(id: string, known: ReadonlySet<string>): PathProblem {
  const message = `There is no assertion "${id}" to waive.`;
  return { path: ["waives", id], part: "key", code: "unknown-assertion", message, ...nearName(id, known) };
}
