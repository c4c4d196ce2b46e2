import type { WidgetManifest } from "../../view/widget-registry.ts";
import { isJsonObject } from "../json/layer.ts";
import type { SchemaNode } from "../json/schema-node.ts";
import { openWidgets } from "../schema/vendor-surface.ts";

export interface VendorSchemaInput {
  /** `schemas/config/microsite.schema.json`. */
  readonly base: SchemaNode;
  readonly widgets: Iterable<WidgetManifest>;
  /** Domain ids. */
  readonly domains: readonly string[];
}

/**
 * The whole schema of a vendor's file: the written one, with `settings` closed to the props that widgets
 * open, `hideWidgets` to the widgets that may be left out and `domains` to those that exist. An editor then
 * offers exactly what a vendor may do (MODE-05).
 */
export function vendorSchema({ base, widgets, domains }: VendorSchemaInput): SchemaNode {
  const open = openWidgets(widgets);
  const properties = isJsonObject(base.properties) ? base.properties : {};
  const settings = open
    .filter(({ props }) => Object.keys(props).length > 0)
    .map(({ name, description, props }) => [
      name,
      { type: "object", additionalProperties: false, description, properties: props },
    ]);
  return {
    ...base,
    $id: `${String(base.$id)}-vendor`,
    title: "MicrositeVendor",
    properties: {
      ...properties,
      domains: listOf(properties.domains, [...domains].sort()),
      hideWidgets: listOf(
        properties.hideWidgets,
        open.filter(({ hideable }) => hideable).map(({ name }) => name),
      ),
      settings: {
        type: "object",
        additionalProperties: false,
        description: isJsonObject(properties.settings) ? properties.settings.description : undefined,
        properties: Object.fromEntries(settings),
      },
    },
  };
}

/**
 * A list whose items are one of some names. An `enum` must name something, so a list of nothing stays empty.
 */
function listOf(list: unknown, names: readonly string[]): SchemaNode {
  const { items, ...own } = isJsonObject(list) ? list : { type: "array" };
  const { description, "x-ref": ref } = isJsonObject(items) ? items : {};
  const marks = { description, ...(ref !== undefined && { "x-ref": ref }) };
  return names.length > 0 ? { ...own, items: { enum: names, ...marks } } : { ...own, maxItems: 0 };
}
