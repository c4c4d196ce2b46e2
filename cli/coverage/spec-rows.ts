import { partsOf, type RowPart } from "./row-parts.ts";

/** One row of the specification's checklist. */
export interface SpecRow {
  /** `CONF-01`. */
  readonly id: string;
  /** Needed for the first end-to-end slice. */
  readonly star: boolean;
  /** What a coarse row falls into; each part is proven by itself. */
  readonly parts?: readonly RowPart[];
}

/**
 * Rows of a checklist written as markdown tables: the id stands in the first cell, a star behind it, parts in
 * the last one.
 */
export function parseChecklist(markdown: string): SpecRow[] {
  const rows = new Map<string, SpecRow>();
  const row = /^\|\s*([A-Z][A-Z0-9]*-\d+[a-z]?)\s*(★)?\s*\|([^|\n]*)\|?([^|\n]*)/gm;
  for (const [, id, star, requirement = "", resolution = ""] of markdown.matchAll(row)) {
    if (!id) continue;
    const parts = partsOf(requirement.trim(), resolution.trim());
    rows.set(id, { id, star: star !== undefined, ...(parts.length > 0 ? { parts } : {}) });
  }
  return [...rows.values()];
}

/** Area of a row: the letters before its number. */
export function areaOf(id: string): string {
  return id.slice(0, id.lastIndexOf("-"));
}

/** docs/spec-rows.json: one row a line. */
export function rowsJson(rows: readonly SpecRow[]): string {
  return `[\n${rows.map((row) => `  ${JSON.stringify(row)}`).join(",\n")}\n]\n`;
}
