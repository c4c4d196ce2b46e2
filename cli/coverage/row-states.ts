import type { RowPart } from "./row-parts.ts";
import { areaOf, type SpecRow } from "./spec-rows.ts";

/**
 * `proven`: a tagged test goes through a door of the product. `rule only`: tagged tests call functions alone.
 * `open`: no test has the id.
 */
export type RowState = "proven" | "rule only" | "open";

/** What the tests say about one id, of a row or of a part. */
export interface Evidence {
  /** Files with a tagged test through a door. */
  readonly proofs: readonly string[];
  /** Files whose tagged tests call functions alone. */
  readonly rules: readonly string[];
}

export interface JudgedRow {
  readonly row: SpecRow;
  readonly state: RowState;
  /** Proofs, and when there is none the tests of the rule; of all parts together. */
  readonly files: readonly string[];
  /** Parts of a row that are not proven. */
  readonly missing: readonly RowPart[];
}

export interface AreaCoverage {
  readonly area: string;
  readonly rows: readonly JudgedRow[];
}

/**
 * Rows by area in the checklist's order, each with its state. A row with parts stands as its weakest part
 * does.
 */
export function judgeRows(
  rows: readonly SpecRow[],
  evidence: ReadonlyMap<string, Evidence>,
): readonly AreaCoverage[] {
  const areas = [...new Set(rows.map(({ id }) => areaOf(id)))];
  const judged = rows.map((row) => judge(row, evidence));
  return areas.map((area) => ({ area, rows: judged.filter(({ row }) => areaOf(row.id) === area) }));
}

function judge(row: SpecRow, evidence: ReadonlyMap<string, Evidence>): JudgedRow {
  const parts = row.parts ?? [];
  const found =
    parts.length > 0 ? parts.map((part) => evidence.get(partId(row, part))) : [evidence.get(row.id)];
  const states = found.map(stateOf);
  const proofs = found.flatMap((one) => one?.proofs ?? []);
  const files = proofs.length > 0 ? proofs : found.flatMap((one) => one?.rules ?? []);
  return {
    row,
    state: states.includes("open") ? "open" : states.includes("rule only") ? "rule only" : "proven",
    files: [...new Set(files)].sort(),
    missing: parts.filter((_part, at) => states[at] !== "proven"),
  };
}

/** `GAME-01b`. */
export function partId({ id }: SpecRow, { letter }: RowPart): string {
  return `${id}${letter}`;
}

function stateOf(evidence: Evidence | undefined): RowState {
  if (!evidence) return "open";
  return evidence.proofs.length > 0 ? "proven" : "rule only";
}
