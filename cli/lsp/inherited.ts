import { type ConfigPlace, type JsonPath, memberOf, mergeLayers, PAGE_MERGE } from "#renderer/release";
import type { LayeredPlace } from "./layered-place.ts";
import { type ProjectView, recordOf } from "./project-view.ts";

/** What stands at a path of the record once every layer of it has spoken, this one included. */
export function inheritedAt(
  view: ProjectView,
  place: ConfigPlace,
  layered: LayeredPlace,
  path: JsonPath,
): unknown {
  const record = recordOf(view, place, layered);
  const operator = path.findIndex((segment) => String(segment).startsWith("$"));
  const at = operator === -1 ? path : path.slice(0, operator);
  if (!record) return undefined;
  const merged = mergeLayers(record.layers, layered.kind === "page" ? PAGE_MERGE : {});
  return memberOf(merged.value, at);
}
