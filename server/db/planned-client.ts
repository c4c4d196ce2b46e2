import pg from "pg";

/** Begins a statement whose plan is worth keeping: it is sent by a name once it has come a few times. */
export const KEPT_PLAN = "/* kept plan */";

/** Times a text comes before it gets a name: a rare combination of filters is not worth a plan. */
const TIMES = 3;
/** Most names of a process: each is a plan in every connection, some hundred kilobytes. */
const MOST_NAMES = 32;
/** Most texts that are counted. */
const MOST_COUNTED = 1_000;

/**
 * A client whose long statements are planned once for each connection instead of each time: a search takes
 * three times as long to plan as to run. Only for statements that name the columns of their result:
 * PostgreSQL refuses a kept plan whose result has changed its columns.
 */
export class PlannedClient extends pg.Client {}

// A method of the class would have to be every overload of the one it overrides. Kysely passes a text and its
// values; nothing else has plans of its own.
PlannedClient.prototype.query = function query(this: pg.Client, ...args: readonly unknown[]) {
  const [text, values] = args;
  const name = typeof text === "string" && Array.isArray(values) ? nameOf(text) : undefined;
  return Reflect.apply(pg.Client.prototype.query, this, name === undefined ? args : [{ name, text, values }]);
} as typeof pg.Client.prototype.query;

const counts = new Map<string, number>();
const names = new Map<string, string>();

/** The name a text is known by; undefined while it is sent as it is. */
export function nameOf(text: string): string | undefined {
  if (!text.startsWith(KEPT_PLAN)) return undefined;
  const known = names.get(text);
  if (known !== undefined || names.size >= MOST_NAMES) return known;
  const times = (counts.get(text) ?? 0) + 1;
  if (times < TIMES) {
    if (counts.size >= MOST_COUNTED) counts.clear();
    counts.set(text, times);
    return undefined;
  }
  counts.delete(text);
  const name = `kept-${names.size + 1}`;
  names.set(text, name);
  return name;
}
