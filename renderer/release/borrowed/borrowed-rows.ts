import { createFinding } from "../json/create-finding.ts";
import type { Finding } from "../json/finding.ts";
import type { JsonFile } from "../json/json-file.ts";
import { isJsonObject } from "../json/layer.ts";

interface Row {
  readonly index: number;
  /** What the label is named for: the last word of its message. */
  readonly label: string;
  /** The same of the value, and where it stands. */
  readonly says: string;
  readonly field: "value" | "argument";
}

/**
 * Rows of mails whose values changed places: "Check-in" before the day of check-out, and the other way round,
 * by what labels and values are named for. Told once, at the first of the two.
 */
export function turnedRows(mails: ReadonlyMap<string, JsonFile>): readonly Finding[] {
  return [...mails.values()].flatMap((source) => {
    const blocks = isJsonObject(source.value) && isJsonObject(source.value.blocks) ? source.value.blocks : {};
    return Object.entries(blocks).flatMap(([block, said]) => {
      const rows = rowsOf(said);
      return rows.flatMap((row): Finding[] => {
        const other = rows.find(
          ({ index, label, says }) => index > row.index && label === row.says && says === row.label,
        );
        if (!other || row.label === row.says) return [];
        const message = `The row called "${row.label}" says "${row.says}", and the one called "${other.label}" says "${other.says}".`;
        const suggestion = "Let the two values change places.";
        const path = ["blocks", block, "rows", row.index, row.field];
        const words = { code: "words-of-another", message, suggestion, severity: "warning" } as const;
        return [createFinding(source, path, words)];
      });
    });
  });
}

function rowsOf(block: unknown): readonly Row[] {
  const rows = isJsonObject(block) && Array.isArray(block.rows) ? block.rows : [];
  return rows.flatMap((row: unknown, index): Row[] => {
    if (!isJsonObject(row) || typeof row.label !== "string") return [];
    const field = typeof row.value === "string" ? "value" : "argument";
    const says = row[field];
    return typeof says === "string" ? [{ index, label: nameOf(row.label), says: nameOf(says), field }] : [];
  });
}

function nameOf(id: string): string {
  return id.slice(id.lastIndexOf(".") + 1);
}
