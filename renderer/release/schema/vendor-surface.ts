import type { WidgetManifest } from "../../view/widget-registry.ts";
import { isJsonObject } from "../json/layer.ts";
import { followRef, type SchemaNode } from "../json/schema-node.ts";

/** A widget as far as it is open to microsite vendors (MODE-05). */
export interface OpenWidget {
  readonly name: string;
  readonly description: string;
  readonly hideable: boolean;
  /** Schemas of the props a vendor may set, by name: without references and without defaults. */
  readonly props: Readonly<Record<string, SchemaNode>>;
}

/** The widgets that open anything to vendors, in name order. */
export function openWidgets(manifests: Iterable<WidgetManifest>): readonly OpenWidget[] {
  return [...manifests]
    .map(({ name, description, hideable = false, overridable = [], props }) => ({
      name,
      description,
      hideable,
      props: Object.fromEntries(
        overridable.flatMap((prop) => {
          const schema = propSchema(props, prop);
          return schema ? [[prop, standalone(schema, props) as SchemaNode]] : [];
        }),
      ),
    }))
    .filter(({ hideable, props }) => hideable || Object.keys(props).length > 0)
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Whether a prop may hold an address anywhere inside: such a prop is never opened to vendors. */
export function holdsAddress(props: SchemaNode, prop: string): boolean {
  const schema = propSchema(props, prop);
  return schema !== undefined && saysAddress(standalone(schema, props), prop);
}

function propSchema({ properties }: SchemaNode, prop: string): SchemaNode | undefined {
  const schema = isJsonObject(properties) && Object.hasOwn(properties, prop) ? properties[prop] : undefined;
  return isJsonObject(schema) ? schema : undefined;
}

const deepest = 20;

/** A schema that needs nothing outside itself; what its own properties are called stays as it is. */
function standalone(value: unknown, root: SchemaNode, depth = 0): unknown {
  if (Array.isArray(value)) return value.map((item) => standalone(item, root, depth + 1));
  if (!isJsonObject(value) || depth > deepest) return value;
  const { $ref, ...own } = value;
  const { default: _, ...whole } = $ref === undefined ? own : { ...followRef(value, root), ...own };
  return Object.fromEntries(
    Object.entries(whole).map(([key, member]) => {
      const isNames = (key === "properties" || key === "patternProperties") && isJsonObject(member);
      if (!isNames) return [key, standalone(member, root, depth + 1)];
      const named = Object.entries(member).map(([name, part]) => [name, standalone(part, root, depth + 1)]);
      return [key, Object.fromEntries(named)];
    }),
  );
}

function saysAddress(value: unknown, name: string): boolean {
  if (Array.isArray(value)) return value.some((item) => saysAddress(item, ""));
  if (!isJsonObject(value)) return false;
  if (/^(href|src|action|.*url|.*path)$/i.test(name)) return true;
  if (typeof value.format === "string" && /^(uri|iri|url)/.test(value.format)) return true;
  if (typeof value.pattern === "string" && /^\^\(?(\/|https?:|\\\/)/.test(value.pattern)) return true;
  return Object.entries(value).some(([key, member]) =>
    key === "properties" && isJsonObject(member)
      ? Object.entries(member).some(([inner, part]) => saysAddress(part, inner))
      : saysAddress(member, ""),
  );
}
