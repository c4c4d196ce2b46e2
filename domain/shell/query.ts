/**
 * A query as the browser, the server or a page context gives it. Of repeated parameters the last one counts.
 */
export type Query = URLSearchParams | Readonly<Record<string, string | readonly string[] | undefined>>;

/**
 * One parameter, trimmed and without control characters; null when absent, empty or longer than `maxLength`.
 */
export function queryText(query: Query, name: string, maxLength = 200): string | null {
  const raw = query instanceof URLSearchParams ? query.getAll(name).at(-1) : query[name];
  const last = typeof raw === "string" ? raw : Array.isArray(raw) ? raw.at(-1) : undefined;
  if (typeof last !== "string" || last.length > maxLength) return null;
  return last.replace(/[\p{Cc}\p{Cs}]/gu, "").trim() || null;
}

/** A comma-separated parameter as a list without blanks and repeats; at most 50 entries of 64 characters. */
export function queryList(query: Query, name: string): readonly string[] {
  const entries = listOf(queryText(query, name, 2000) ?? "");
  return [...new Set(entries.filter((entry) => entry.length <= 64))].slice(0, 50);
}

/** What stands between the commas of a text, trimmed, without blanks. */
export function listOf(text: string): readonly string[] {
  return text
    .split(",")
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");
}

/** True for `1` and `true`. */
export function queryFlag(query: Query, name: string): boolean {
  return ["1", "true"].includes(queryText(query, name)?.toLowerCase() ?? "");
}

/** A decimal number within bounds; null otherwise. */
export function queryNumber(query: Query, name: string, min: number, max: number): number | null {
  const text = queryText(query, name, 24);
  if (text === null || !/^-?\d+(?:\.\d+)?$/.test(text)) return null;
  const value = Number(text);
  return value >= min && value <= max ? (value === 0 ? 0 : value) : null;
}
