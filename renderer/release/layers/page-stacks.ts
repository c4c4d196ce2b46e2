import { isJsonObject, type Layer } from "../json/layer.ts";
import type { ConfigIndex } from "../read/config-index.ts";
import { layersKey } from "./layered-documents.ts";
import { siteLayers } from "./site-layers.ts";

/** Every stack of layers that makes a page of some site, and those of layer files that no site uses yet. */
export function pageStacks(index: ConfigIndex, page: string): readonly (readonly Layer[])[] {
  const stacks: (readonly Layer[])[] = [];
  for (const [id, { value }] of index.byKind("domain")) {
    if (!isJsonObject(value)) continue;
    const where = { brand: String(value.brand), country: String(value.country) };
    stacks.push(siteLayers(index, id, where).layered.get("page")?.get(page) ?? []);
  }
  for (const { place } of index.files) {
    if (place.kind !== "page" || place.id !== page) continue;
    const layers = index.layersOf("page", page, place.brand ?? "", place.country ?? "");
    // Without a brand or country the global layer is named again.
    stacks.push(
      layers.filter((layer, at) => layers.findIndex(({ source }) => source === layer.source) === at),
    );
  }
  const known = new Map(stacks.map((stack) => [layersKey(stack), stack]));
  known.delete("");
  return [...known.values()];
}
