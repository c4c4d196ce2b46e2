import { createFinding } from "../json/create-finding.ts";
import type { JsonFile } from "../json/json-file.ts";
import { isJsonObject } from "../json/layer.ts";
import type { SchemaNode } from "../json/schema-node.ts";
import { type ConfigKind, recordPlace } from "./config-kinds.ts";
import { configPlace } from "./config-place.ts";

/** The schema of each kind. */
export type KindSchemas = ReadonlyMap<string, { readonly root: SchemaNode }>;

/** With fewer members nobody can say what a file was meant to be. */
const FEWEST = 3;
/** Share of its members that the other kind has to know. */
const MOST = 0.8;

/**
 * A file most of whose members its own kind does not know, and another kind does, was saved in the wrong
 * place: that is said once, and nothing follows from it.
 */
export function withItsKind(source: JsonFile, schemas: KindSchemas): JsonFile {
  const { file, text, value, findings } = source;
  const place = configPlace(file.replace(/^config\//, ""));
  if (!place || !isJsonObject(value)) return source;
  const names = Object.keys(value).filter((name) => name !== "$schema");
  const own = knownOf(names, schemas.get(place.kind)?.root);
  if (names.length < FEWEST || own * 2 >= names.length) return source;
  const [best] = [...schemas]
    .map(([kind, { root }]) => ({ kind: kind as ConfigKind, known: knownOf(names, root) }))
    .filter(({ kind, known }) => kind !== place.kind && known >= names.length * MOST)
    .sort((a, b) => b.known - a.known);
  if (!best) return source;
  const message = `This is ${named(best.kind)} by all it says, and ${named(place.kind)} belongs here.`;
  const suggestion = `Move it to ${recordPlace(best.kind, place.id)}, or take the copy away.`;
  const finding = createFinding(source, [], { code: "wrong-kind", message, suggestion });
  return { file, text, tree: undefined, value: undefined, findings: [...findings, finding] };
}

function knownOf(names: readonly string[], schema: SchemaNode | undefined): number {
  const { properties, propertyNames } = schema ?? {};
  const pattern = isJsonObject(propertyNames) ? propertyNames.pattern : undefined;
  const allowed = typeof pattern === "string" ? new RegExp(pattern, "u") : undefined;
  const members = isJsonObject(properties) ? properties : {};
  return names.filter((name) => Object.hasOwn(members, name) || allowed?.test(name)).length;
}

function named(kind: ConfigKind): string {
  if (kind === "messages" || kind === "cities" || kind === "routes") return `a list of ${kind}`;
  const words = kind.replaceAll("-", " ");
  return words.endsWith("s") ? `a list of ${words}` : `${/^[aeiou]/.test(words) ? "an" : "a"} ${words}`;
}
