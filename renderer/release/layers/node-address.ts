import type { JsonPath } from "../json/json-file.ts";
import { isJsonObject, type JsonObject } from "../json/layer.ts";

/** Whether a path leads to a node of a page (`slots.main.nodes.hero`, however deep). */
export function isNodePath(path: JsonPath): boolean {
  if (path.length === 0 || path.length % 4 !== 0) return false;
  return path.every((segment, index) =>
    index % 4 === 0 ? segment === "slots" : index % 4 !== 2 || segment === "nodes",
  );
}

/** Why a later layer may not add this: a node without a widget is a patch of a node that is not there. */
export function refuseNodePatch(path: JsonPath, patch: JsonObject): string | undefined {
  if (!isNodePath(path) || "widget" in patch || "$value" in patch || "$unset" in patch) return undefined;
  return `There is no node "${path.at(-1)}" to patch. A new node needs "widget", "v" and "props".`;
}

/** `main.hero.props.title` as a path in the page's JSON: slots and nodes are left out of addresses. */
export function addressPath(page: unknown, address: readonly string[]): JsonPath {
  const path: string[] = [];
  let at: unknown = page;
  const enter = (...keys: string[]) => {
    for (const key of keys) at = isJsonObject(at) ? at[key] : undefined;
    path.push(...keys);
  };
  for (let index = 0; index < address.length; index++) {
    const segment = address[index] ?? "";
    const node: JsonObject = isJsonObject(at) ? at : {};
    const isSlot =
      isJsonObject(node.slots) && segment in node.slots && !(segment in node && segment !== "slots");
    if (!isSlot) enter(segment);
    else {
      enter("slots", segment);
      const list: JsonObject = isJsonObject(at) ? at : {};
      const next = address[index + 1];
      if (next !== undefined && isJsonObject(list.nodes) && next in list.nodes) {
        enter("nodes", next);
        index++;
      }
    }
  }
  return path;
}
