/** What a database that is spread over machines has not, or has at a price nobody would pay. */
const avoided: Readonly<Record<string, RegExp>> = {
  "advisory locks": /\bpg_(?:try_)?advisory_/i,
  "LISTEN and NOTIFY": /^\s*(?:un)?listen\b|^\s*notify\b|\bpg_notify\b/i,
  "range types": /\b(?:int4|int8|num|ts|tstz|date)(?:multi)?range\b/i,
  "exclusion constraints": /\bexclude\s+(?:using\b|\()/i,
  "deferrable constraints": /\bdeferrable\b|\bset\s+constraints\b/i,
  triggers: /\bcreate\s+(?:or\s+replace\s+)?(?:constraint\s+)?trigger\b/i,
  "sequences as ids":
    /\b(?:big|small)?serial\b|\bnextval\s*\(|\bgenerated\s+(?:always|by default)\s+as\s+identity\b/i,
  "SERIALIZABLE as the only guard": /\bisolation\s+level\s+serializable\b/i,
};

const marker = /\/\* every shard: [^*]{8,} \*\//;

/** The column a row is found by on its machine, by table; null for tables that are everywhere. */
export type TableKeys = Readonly<Record<string, string | null>>;

/**
 * What is wrong with a statement for tables that are spread over machines by their keys: something that is
 * avoided, a write or a read that does not name the machine and does not say why, a join that would move rows
 * between machines. Empty when nothing is.
 */
export function faultsOf(statement: string, keys: TableKeys): readonly string[] {
  const text = withoutComments(withoutStrings(statement));
  const faults = Object.keys(avoided).filter((what) => avoided[what]?.test(text));
  const [, locked = ""] = /\block\s+table\s+"?(\w+)/i.exec(text) ?? [];
  // A table that is small and everywhere may be locked by an operator's command.
  if (keys[locked]) faults.push(`locks all of ${locked}`);
  const [, verb = ""] = /^\s*(?:with\b[\s\S]*?\)\s*(?=update|insert|delete|select))?(\w+)/i.exec(text) ?? [];
  const kind = verb.toLowerCase();
  if (!["select", "insert", "update", "delete"].includes(kind)) return faults;
  const spread = tablesOf(text).filter((table) => keys[table]);
  if (marker.test(statement)) return faults;
  const unbound = spread.filter((table) => !isBound(text, table, keys[table] as string));
  const act = kind === "select" ? "reads" : "writes";
  const others = spread.filter((table) => keys[table] === "property_id");
  if (others.length > 1 && /\bjoin\b/i.test(text) && !joinsOn.test(text))
    faults.push(`joins ${others.join(" and ")} without property_id`);
  return [...faults, ...unbound.map((table) => `${act} ${table} without ${keys[table]}`)];
}

/** What is avoided in a statement that changes the schema. */
export function schemaFaultsOf(statement: string): readonly string[] {
  return Object.keys(avoided).filter((what) => avoided[what]?.test(withoutStrings(statement)));
}

const joinsOn = /\bproperty_id"?\s*=\s*"?\w+"?\."?property_id\b|\busing\s*\(\s*property_id\b/i;

/** Words of values are no words of the language. */
function withoutStrings(statement: string): string {
  return statement.replace(/'(?:[^']|'')*'/g, "''");
}

function withoutComments(statement: string): string {
  return statement.replace(/\/\*.*?\*\//g, "");
}

function tablesOf(text: string): readonly string[] {
  const found = text.matchAll(/\b(?:from|join|into|update)\s+(?:only\s+)?"?([a-z_]+)"?/gi);
  return [...new Set([...found].map(([, table = ""]) => table.toLowerCase()))];
}

/**
 * Whether the key of a table is given a value: in the row that is written, or in what rows are looked for by. A
 * row that is written without a list of columns has all of them.
 */
function isBound(text: string, table: string, key: string): boolean {
  if (new RegExp(`\\binsert\\s+into\\s+"?${table}"?\\s+select \\*`, "i").test(text)) return true;
  const insert = new RegExp(`\\binsert\\s+into\\s+"?${table}"?\\s*\\(([^)]*)\\)`, "i").exec(text);
  if (insert) return new RegExp(`\\b${key}\\b`).test(insert[1] ?? "");
  const column = `(?:"?\\w+"?\\.)?"?${key}"?`;
  const value = String.raw`\(?\s*(?:\$\d|\d|any\s*\()`;
  const one = new RegExp(`${column}\\s*=\\s*${value}`, "i");
  const some = new RegExp(`${column}\\s+in\\s*\\(\\s*(?:\\$|\\d|\\(\\$)`, "i");
  const tuple = new RegExp(`\\([^()]*\\b${key}\\b[^()]*\\)\\s*(?:=|in)\\s*\\(\\s*\\(?\\s*\\$`, "i");
  return one.test(text) || some.test(text) || tuple.test(text);
}
