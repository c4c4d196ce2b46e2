import { createFinding } from "../json/create-finding.ts";
import type { Finding } from "../json/finding.ts";
import type { JsonFile } from "../json/json-file.ts";
import { isJsonObject } from "../json/layer.ts";
import { inOneWord } from "../truths/route-conflicts.ts";

interface Row {
  readonly index: number;
  /** What the label is named for: the last word of its message. */
  readonly label: string;
  /** The same of the value, and where it stands. */
  readonly says: string;
  readonly field: "value" | "argument";
  /** What has to be there for the row to be shown. */
  readonly when: string | undefined;
}

/** A row that is wrong, and which of its fields. */
interface WrongRow {
  readonly row: Row;
  readonly field: "label" | "value" | "argument" | "when";
  readonly code: string;
  readonly message: string;
  readonly suggestion: string;
}

/**
 * Rows of mails that have something of another row of their table, by what labels and values are named for:
 * "Check-in" before the day of check-out, and the other way round; two rows called "Check-out", or two that
 * say it; a row that is shown where another one has something to say. Each is told once.
 */
export function turnedRows(mails: ReadonlyMap<string, JsonFile>): readonly Finding[] {
  return [...mails.values()].flatMap((source) => {
    const blocks = isJsonObject(source.value) && isJsonObject(source.value.blocks) ? source.value.blocks : {};
    return Object.entries(blocks).flatMap(([block, said]) => {
      const rows = rowsOf(said);
      const wrong = [...turnedValues(rows), ...copiedFields(rows), ...otherConditions(rows)];
      return wrong.map(({ row: { index }, field, ...words }) =>
        createFinding(source, ["blocks", block, "rows", index, field], { ...words, severity: "warning" }),
      );
    });
  });
}

function turnedValues(rows: readonly Row[]): readonly WrongRow[] {
  return rows.flatMap((row): WrongRow[] => {
    const other = rows.find(
      ({ index, label, says }) => index > row.index && label === row.says && says === row.label,
    );
    if (!other || row.label === row.says) return [];
    const message = `The row called "${row.label}" says "${row.says}", and the one called "${other.label}" says "${other.says}".`;
    const suggestion = "Let the two values change places.";
    return [{ row, field: row.field, code: "words-of-another", message, suggestion }];
  });
}

/** Rows with the label or the value of another one; the copy is the one whose other half names another. */
function copiedFields(rows: readonly Row[]): readonly WrongRow[] {
  return (["label", "says"] as const).flatMap((half) => {
    const rest = half === "label" ? "says" : "label";
    return rows.flatMap((row): WrongRow[] => {
      // Rows that are never both there may be called alike.
      const owner = rows.find(
        (each) => each.index < row.index && each[half] === row[half] && each.when === row.when,
      );
      if (!owner) return [];
      const copy = row[half] !== row[rest] || owner[half] === owner[rest] ? row : owner;
      const own = copy === row ? owner : row;
      const message =
        half === "label"
          ? `The row that says "${copy.says}" is called "${copy.label}", and so is the one that says "${own.says}".`
          : `The row called "${copy.label}" says "${copy.says}", and so does the one called "${own.label}".`;
      const suggestion = `Write what is named for "${copy[rest]}", or take the row out.`;
      return [
        { row: copy, field: half === "label" ? half : copy.field, code: "same-name", message, suggestion },
      ];
    });
  });
}

/** Rows that are shown where another row of the table has something to say, by what they are called. */
function otherConditions(rows: readonly Row[]): readonly WrongRow[] {
  const told = new Set<Row>();
  return rows.flatMap((row): WrongRow[] => {
    const owner = rows.find((each) => each !== row && row.when !== undefined && isNamedFor(each, row.when));
    if (row.when === undefined || !owner || told.has(row) || isNamedFor(row, row.when)) return [];
    // One that shows what is there with another may well be asked for so, where it names nothing itself.
    if (owner.when !== row.when && !isNamedFor(row, owner.when ?? "")) return [];
    told.add(owner);
    const message = `The row called "${row.label}" is shown where there is "${row.when}", which the one called "${owner.label}" is for.`;
    const suggestion = `Write what the event has for "${row.label}", or take "when" out.`;
    return [{ row, field: "when", code: "words-of-another", message, suggestion }];
  });
}

function isNamedFor({ label, says }: Row, name: string): boolean {
  return [label, says].some((each) => inOneWord(each).toLowerCase() === name.toLowerCase());
}

function rowsOf(block: unknown): readonly Row[] {
  const rows = isJsonObject(block) && Array.isArray(block.rows) ? block.rows : [];
  return rows.flatMap((row: unknown, index): Row[] => {
    if (!isJsonObject(row) || typeof row.label !== "string") return [];
    const field = typeof row.value === "string" ? "value" : "argument";
    const says = row[field];
    const when = typeof row.when === "string" ? row.when : undefined;
    return typeof says === "string"
      ? [{ index, label: nameOf(row.label), says: nameOf(says), field, when }]
      : [];
  });
}

function nameOf(id: string): string {
  return id.slice(id.lastIndexOf(".") + 1);
}
