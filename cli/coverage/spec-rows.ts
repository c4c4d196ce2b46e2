/** One row of the specification's checklist. */
export interface SpecRow {
  /** `CONF-01`. */
  readonly id: string;
  /** Needed for the first end-to-end slice. */
  readonly star: boolean;
}

/** Rows of a checklist written as markdown tables: the id stands in the first cell, a star behind it. */
export function parseChecklist(markdown: string): SpecRow[] {
  const rows = new Map<string, SpecRow>();
  for (const [, id, star] of markdown.matchAll(/^\|\s*([A-Z][A-Z0-9]*-\d+[a-z]?)\s*(★)?\s*\|/gm)) {
    if (id) rows.set(id, { id, star: star !== undefined });
  }
  return [...rows.values()];
}

/** Area of a row: the letters before its number. */
export function areaOf(id: string): string {
  return id.slice(0, id.lastIndexOf("-"));
}
