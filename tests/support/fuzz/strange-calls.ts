import { readFileSync } from "node:fs";
import { join } from "node:path";
import qs from "qs";
import { type OperationId, operationTable } from "#schemas";
import type { SeededRandom } from "../../../server/demo/seeded-random.ts";
import { inAddress, strangeNumber, strangeText, strangeValue } from "./strange-values.ts";

export interface StrangeCall {
  readonly id: OperationId;
  readonly method: "GET" | "POST";
  readonly url: string;
  /** Body of a POST, perhaps no JSON at all. */
  readonly body?: string;
}

type Schema = Readonly<Record<string, unknown>>;

/** Values that lead further than the first check, by the name of a field. */
export type Hints = Readonly<Record<string, readonly unknown[]>>;

/**
 * Makes calls out of their own descriptions: mostly nearly right, so that they get far before they are wrong.
 */
export function createStrangeCalls(root: string, hints: Hints): (random: SeededRandom) => StrangeCall {
  const documents = new Map<string, Schema>();
  const documentOf = (file: string): Schema => {
    const known = documents.get(file) ?? (JSON.parse(readFileSync(join(root, file), "utf8")) as Schema);
    documents.set(file, known);
    return known;
  };
  const ids = Object.keys(operationTable) as OperationId[];
  return (random) => {
    const id = random.pick(ids);
    const row = operationTable[id];
    const made = generated({ random, hints, documentOf, file: row.file }, { $ref: row.input }, id, 0);
    const input: Record<string, unknown> = { ...(made as object) };
    let path = random.pick([row.path, ...row.aliases]);
    for (const [, name = ""] of row.path.matchAll(/\{(\w+)\}/g)) {
      const text = typeof input[name] === "object" ? strangeText(random) : String(input[name] ?? "1");
      path = path.replace(`{${name}}`, inAddress(random, text).slice(0, 400));
      delete input[name];
    }
    const takesGet = row.method === "GET" || row.alsoGet;
    const takesPost = row.method === "POST" || row.alsoPost;
    const isGet = takesGet && (!takesPost || random.chance(0.7));
    if (isGet) {
      const extra = random.chance(0.1)
        ? `&${inAddress(random, strangeText(random))}[${inAddress(random, strangeText(random))}]=${inAddress(random, strangeText(random))}`
        : "";
      return { id, method: "GET", url: `${path}?${qs.stringify(input)}${extra}` };
    }
    const whole = JSON.stringify(random.chance(0.03) ? strangeValue(random) : input) ?? "";
    const body = random.chance(0.05) ? whole.slice(0, random.int(0, whole.length)) : whole;
    return { id, method: "POST", url: path, body };
  };
}

interface Making {
  readonly random: SeededRandom;
  readonly hints: Hints;
  readonly documentOf: (file: string) => Schema;
  readonly file: string;
}

function generated(making: Making, schema: Schema, name: string, depth: number): unknown {
  const { random, hints } = making;
  if (depth > 0 && random.chance(0.12)) return strangeValue(random);
  const hinted = Object.hasOwn(hints, name) ? hints[name] : undefined;
  if (hinted && random.chance(0.8)) return random.pick(hinted);
  if (typeof schema.$ref === "string") {
    const [document = "", pointer = ""] = schema.$ref.split("#");
    const file = document === "" ? making.file : `schemas/api/${document.split("/").at(-1)}.schema.json`;
    const found = pointer
      .split("/")
      .slice(1)
      .reduce<unknown>((value, part) => (value as Schema | undefined)?.[part], making.documentOf(file));
    return generated({ ...making, file }, (found ?? {}) as Schema, name, depth);
  }
  if (Array.isArray(schema.enum)) return random.pick(schema.enum);
  if ("const" in schema) return schema.const;
  for (const many of ["oneOf", "anyOf"] as const)
    if (Array.isArray(schema[many]))
      return generated(making, random.pick(schema[many] as Schema[]), name, depth);
  switch ([schema.type].flat()[0]) {
    case "object":
      return objectOf(making, schema, depth);
    case "array":
      return Array.from({ length: random.int(0, 3) }, () =>
        generated(making, (schema.items ?? {}) as Schema, name, depth + 1),
      );
    case "boolean":
      return random.chance(0.5);
    case "integer":
    case "number":
      return random.chance(0.1) ? strangeNumber(random) : numberOf(random, schema);
    default:
      return random.chance(0.3) ? strangeText(random) : "abc";
  }
}

function objectOf(making: Making, schema: Schema, depth: number): Readonly<Record<string, unknown>> {
  const { random } = making;
  const properties = Object.entries((schema.properties ?? {}) as Readonly<Record<string, Schema>>);
  const required = (schema.required ?? []) as readonly string[];
  const entries = properties
    .filter(([name]) => random.chance(required.includes(name) ? 0.95 : 0.3))
    .map(([name, property]) => [name, generated(making, property, name, depth + 1)] as const);
  const extra = random.chance(0.04) ? [[strangeText(random), strangeValue(random)] as const] : [];
  return Object.fromEntries([...entries, ...extra]);
}

function numberOf(random: SeededRandom, schema: Schema): number {
  const least = Number(schema.minimum ?? schema.exclusiveMinimum ?? 0);
  const most = Number(schema.maximum ?? least + 100);
  return random.pick([least, most, least - 1, most + 1, random.int(least, Math.min(most, least + 20))]);
}
