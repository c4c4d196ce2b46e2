import type { NodeDocument } from "../../page/page-document.ts";
import type { Site } from "../../site/site.ts";
import type { JsonPath } from "../json/json-file.ts";
import { memberOf } from "./explain-sources.ts";

/**
 * How a site decided a node's condition: `always`, `never`, or the rest of the condition, which the request
 * decides.
 */
export function showsOn(site: Site, page: string, path: JsonPath): string {
  const node = memberOf(site.pages[page], path) as NodeDocument | undefined;
  if (!node) return "never";
  return node.when ? JSON.stringify(node.when) : "always";
}
