import type { Finding } from "../release/json/finding.ts";
import { nearName } from "../release/json/nearest-name.ts";
import type { PathProblem } from "../release/json/path-problem.ts";
import { placeProblems } from "../release/layers/layered-documents.ts";
import type { TracedRecord } from "../release/provenance/explain-records.ts";

/** One assertion that a layer says need not hold. */
export interface Waiver {
  readonly why: string;
  readonly pages?: readonly string[];
}

export type Waivers = Readonly<Record<string, Waiver>>;

/** A record that may waive, and what it waives. */
export interface WaivingRecord {
  readonly record: TracedRecord | undefined;
  readonly waives: Waivers | undefined;
}

/** Remembers which waivers were needed. */
export interface WaiverBook {
  /** Whether one of the records waives the assertion, on this page. */
  readonly waive: (records: readonly WaivingRecord[], assertion: string, page?: string) => boolean;
  /** Notes waivers that may be needed later. */
  readonly note: (records: readonly WaivingRecord[], site?: string) => void;
  /** Waivers of assertions that do not exist; and, when everything was asked, those that nothing needed. */
  readonly findings: (asked: AskedAssertions) => readonly Finding[];
}

export interface AskedAssertions {
  readonly known: ReadonlySet<string>;
  /** Those that are there and have a mistake. */
  readonly unread: ReadonlySet<string>;
  /** Whether every site was asked. */
  readonly isWhole: boolean;
}

/** An empty book: nothing is waived yet and nothing noted. */
export function createWaiverBook(): WaiverBook {
  const noted = new Map<
    string,
    { readonly id: string; readonly record: TracedRecord; readonly sites: Set<string> }
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
    waive(records, assertion, page) {
      let isWaived = false;
      for (const { record, waives } of records) {
        const waiver = waives?.[assertion];
        if (!record || !waiver) continue;
        if (waiver.pages !== undefined && (page === undefined || !waiver.pages.includes(page))) continue;
        used.add(nameOf(record, assertion));
        isWaived = true;
      }
      return isWaived;
    },
    note(records, site) {
      for (const { record, waives } of records)
        for (const id of Object.keys(waives ?? {})) {
          if (!record) continue;
          const name = nameOf(record, id);
          const entry = noted.get(name) ?? { id, record, sites: new Set<string>() };
          if (site !== undefined) entry.sites.add(site);
          noted.set(name, entry);
        }
    },
    findings({ known, unread, isWhole }) {
      return [...noted].flatMap(([name, { id, record, sites }]) => {
        if (unread.has(id)) return [];
        const problem = known.has(id) ? unneeded(id) : unknown(id, known);
        if (known.has(id) && (!isWhole || used.has(name))) return [];
        return placeProblems(record.layers, [problem]).map((finding) => ({
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

function unknown(id: string, known: ReadonlySet<string>): PathProblem {
  const message = `There is no assertion "${id}" to waive.`;
  return { path: ["waives", id], part: "key", code: "unknown-assertion", message, ...nearName(id, known) };
}
