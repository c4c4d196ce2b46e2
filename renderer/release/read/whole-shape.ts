import { createFinding } from "../json/create-finding.ts";
import type { JsonFile } from "../json/json-file.ts";
import { isJsonObject } from "../json/layer.ts";
import { configPlace } from "./config-place.ts";

/**
 * A file whose text is JSON but no document (`null`, a list, a text) is as broken as one that is not JSON:
 * that is said once, and nothing follows from it.
 */
export function withItsShape(source: JsonFile): JsonFile {
  const { file, text, value, findings } = source;
  const place = configPlace(file.replace(/^config\//, ""));
  if (!place || value === undefined) return source;
  const isList = place.kind === "cities";
  if (isList ? Array.isArray(value) : isJsonObject(value)) return source;
  const got = value === null ? "null" : Array.isArray(value) ? "a list" : `a ${typeof value}`;
  const message = `Got ${got}, expected ${isList ? "a list of cities in [ ]" : "an object in { }"}.`;
  const finding = createFinding(source, [], { code: "wrong-type", message });
  return { file, text, tree: undefined, value: undefined, findings: [...findings, finding] };
}
