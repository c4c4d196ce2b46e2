import { isJsonObject, type JsonObject } from "../release/json/layer.ts";

/** The same object with a value at a path, objects made on the way. */
export function setMember(
  object: JsonObject,
  [key = "", ...rest]: readonly string[],
  value: unknown,
): JsonObject {
  const member = object[key];
  return {
    ...object,
    [key]: rest.length === 0 ? value : setMember(isJsonObject(member) ? member : {}, rest, value),
  };
}
