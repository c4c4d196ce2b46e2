import { exceedsBound, type Mistake, mistakeOf } from "#renderer";

/** A JSON Schema read as plain data. */
export type SchemaNode = Readonly<Record<string, unknown>>;

/**
 * What `validate` says of a plain value that its schema refuses; null for one that it takes. The rules are
 * read here because a page of the studio may not compile a schema to code (its content security policy).
 * `beside` is the object that the value is a member of.
 */
export function fieldMistake(schema: SchemaNode, value: unknown, beside?: unknown): Mistake | null {
  const broken = RULES.find(
    ([keyword, breaks]) => schema[keyword] !== undefined && breaks(value, schema[keyword], beside),
  );
  if (!broken) return null;
  const [keyword, , params, words] = broken;
  const rule = schema[keyword];
  return mistakeOf({
    keyword,
    instancePath: "",
    schemaPath: `#/${keyword}`,
    params: { [params]: rule },
    data: value,
    schema: rule,
    parentSchema: schema,
    ...(words && { message: `must ${words} ${rule}${/Length$/.test(keyword) ? " characters" : ""}` }),
  });
}

type Rule = readonly [
  keyword: string,
  breaks: (value: unknown, rule: unknown, beside: unknown) => boolean,
  /** What the parameter is called that holds the rule. */
  params: string,
  words?: string,
];

const isNumber = (value: unknown): value is number => typeof value === "number";
const lengthOf = (value: unknown) => (typeof value === "string" ? [...value].length : undefined);

/** In the order in which they speak: the first that is broken is told. */
const RULES: readonly Rule[] = [
  ["type", (value, type) => ![type].flat().some((each) => isOfType(value, String(each))), "type"],
  ["maximum", (value, most) => isNumber(value) && value > Number(most), "limit", "be <="],
  ["minimum", (value, least) => isNumber(value) && value < Number(least), "limit", "be >="],
  ["exclusiveMaximum", (value, end) => isNumber(value) && value >= Number(end), "limit", "be <"],
  ["exclusiveMinimum", (value, end) => isNumber(value) && value <= Number(end), "limit", "be >"],
  ["maxLength", (value, most) => (lengthOf(value) ?? 0) > Number(most), "limit", "NOT have more than"],
  ["minLength", (value, least) => (lengthOf(value) ?? 1e9) < Number(least), "limit", "NOT have fewer than"],
  [
    "pattern",
    (value, pattern) => typeof value === "string" && !new RegExp(String(pattern), "u").test(value),
    "pattern",
  ],
  ["x-at-most", exceedsBound, "limit"],
  ["const", (value, only) => value !== only, "allowedValue"],
  ["enum", (value, allowed) => !(allowed as readonly unknown[]).includes(value), "allowedValues"],
];

function isOfType(value: unknown, type: string): boolean {
  if (type === "integer") return Number.isInteger(value);
  if (type === "array") return Array.isArray(value);
  if (type === "null") return value === null;
  return typeof value === type;
}
