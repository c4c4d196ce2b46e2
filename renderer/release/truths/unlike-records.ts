import { createFinding } from "../json/create-finding.ts";
import type { Finding } from "../json/finding.ts";
import type { JsonFile, JsonPath } from "../json/json-file.ts";
import { isJsonObject } from "../json/layer.ts";
import type { SchemaNode } from "../json/schema-node.ts";
import { type MarkedValue, markedValues } from "../schema/marked-values.ts";

type Records = ReadonlyMap<string, JsonFile>;

/** So many other records agree before one of them is held to it. */
const FEWEST = 3;

/** What a record of a kind has as no other has it, or as another one has it. */
export function unlikeRecords(
  records: Records,
  schema: SchemaNode | undefined,
  messages: ReadonlySet<string>,
): readonly Finding[] {
  if (!schema) return [];
  return [...messagesOfOtherFields(records, schema, messages), ...repeatedFields(records, schema)];
}

/**
 * Messages that a record says in another field than all records of its kind do, where the field has messages
 * of its own: a heading among the promises of a country, a title where the heading belongs. Told once for
 * each object; two fields whose words name each other are told by themselves.
 */
function messagesOfOtherFields(
  records: Records,
  schema: SchemaNode,
  messages: ReadonlySet<string>,
): readonly Finding[] {
  const said = [...records.values()].flatMap((source): readonly Said[] =>
    markedValues(source.value, schema, schema)
      .filter(({ kind, value }) => kind === "message" && messages.has(value))
      .map((each) => ({ ...each, source, field: fieldOf(each) })),
  );
  const saidAs = groupBy(said, ({ value }) => value);
  const saidOf = groupBy(said, ({ value }) => groupOf(value));
  // Fields of one name are the same where they are as deep.
  const valuesOf = groupBy(said, ({ field, path }) => `${path.length} ${field}`);
  const told = new Set<string>();
  return said.flatMap(({ source, field, value, path }): Finding[] => {
    const usual =
      fieldsElsewhere(saidAs.get(value), source) ?? fieldsElsewhere(saidOf.get(groupOf(value)), source);
    const own = (valuesOf.get(`${path.length} ${field}`) ?? []).filter((each) => each.source !== source);
    const place = `${source.file} ${JSON.stringify(path.slice(0, -1))}`;
    if (!usual || usual.has(field) || own.length < FEWEST || told.has(place)) return [];
    if (isNamedFor(value, source, path, messages)) return [];
    told.add(place);
    const usually = [...new Set(own.map((each) => `"${each.value}"`))].slice(0, 3);
    const message = `"${value}" stands in "${field}" here; others say such words in ${[...usual].map((each) => `"${each}"`).join(" and ")} alone.`;
    const suggestion = `Write what others have in "${field}", such as ${usually.join(", ")}.`;
    return [createFinding(source, path, { code: "other-words", message, suggestion, severity: "warning" })];
  });
}

interface Said extends MarkedValue {
  readonly source: JsonFile;
  readonly field: string;
}

/** The fields in which other records say a message, or one of its group; undefined where too few do. */
function fieldsElsewhere(said: readonly Said[] = [], source: JsonFile): ReadonlySet<string> | undefined {
  const others = said.filter((each) => each.source !== source);
  return others.length < FEWEST ? undefined : new Set(others.map(({ field }) => field));
}

/** The group of a message; one that stands for itself is its own. */
function groupOf(id: string): string {
  const last = id.lastIndexOf(".");
  return last === id.indexOf(".") ? id : id.slice(0, last);
}

/** The member that a value stands in; items of a list are all in its. */
function fieldOf({ path }: MarkedValue): string {
  return String([...path].reverse().find((key) => typeof key === "string"));
}

/** Whether the message is called after another field beside, which is told by that. */
function isNamedFor(
  value: string,
  { value: record }: JsonFile,
  path: JsonPath,
  messages: ReadonlySet<string>,
) {
  const [, start = "", last = ""] = /^(.*\.)([^.]+)$/.exec(value) ?? [];
  const owner = path.slice(0, -1).reduce<unknown>(memberAt, record);
  return isJsonObject(owner) && Object.hasOwn(owner, last) && messages.has(`${start}${String(path.at(-1))}`);
}

function memberAt(at: unknown, key: string | number): unknown {
  return Array.isArray(at) ? at[Number(key)] : isJsonObject(at) ? at[String(key)] : undefined;
}

/**
 * Records of one kind with the same value in a field that tells them apart (`"x-unique": true`), such as
 * their place in a list or their title. Told at the later one, of words at the one they are not named after.
 */
function repeatedFields(records: Records, schema: SchemaNode): readonly Finding[] {
  const members = isJsonObject(schema.properties) ? Object.entries(schema.properties) : [];
  return members.flatMap(([field, member]) => {
    if (!isJsonObject(member) || member["x-unique"] !== true) return [];
    const owners = new Map<unknown, string>();
    return [...records].flatMap(([id, source]): Finding[] => {
      const value = isJsonObject(source.value) ? source.value[field] : undefined;
      const owner = owners.get(value);
      owners.set(value, owner ?? id);
      if (value === undefined || owner === undefined) return [];
      if (typeof value === "string") return [sameWords(records, field, value, [owner, id])];
      const message = `"${owner}" has ${JSON.stringify(value)} in "${field}" already, so neither comes first.`;
      const suggestion = "Write one that no other has.";
      return [
        createFinding(source, [field], { code: "same-rank", message, suggestion, severity: "warning" }),
      ];
    });
  });
}

function sameWords(
  records: Records,
  field: string,
  value: string,
  [first, second]: readonly [string, string],
): Finding {
  const [own, copy] = value.endsWith(`.${second}`) ? [second, first] : [first, second];
  const message = `"${own}" says "${value}" in "${field}" already, so guests cannot tell the two apart.`;
  const suggestion = `Write the message of its own name, such as "${value.replace(/[^.]*$/, "")}${copy}".`;
  const words = { code: "same-name", message, suggestion, severity: "warning" } as const;
  return createFinding(records.get(copy) as JsonFile, [field], words); // it is one of them
}

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}
