import {
  followRef,
  isJsonObject,
  type JsonPath,
  LIST_OPERATORS,
  memberSchema,
  type SchemaNode,
} from "#renderer/release";

/** The schema that speaks for a place. */
export interface Spot {
  /** References followed; empty where nothing is said. */
  readonly schema: SchemaNode;
  readonly root: SchemaNode;
  /** Sentence on the place; that of the property comes before that of what it refers to. */
  readonly description: string;
  /** `anchors`: the keys here are members of the list that an operator changes. */
  readonly within?: "anchors";
}

/** Schemas from the root of a document down to a place: one more than the path has segments. */
export type Trail = readonly Spot[];

/** The schema of a widget's props by the path of a node; undefined when the widget is not known. */
export type PropsSchema = (nodePath: JsonPath, trail: Trail) => SchemaNode | undefined;

/** What a walk asks of the project. */
export interface SchemaSource {
  readonly props: PropsSchema;
  /** The schema of a kind of configuration. */
  readonly ofKind: (kind: string) => SchemaNode | undefined;
}

const NOTHING: SchemaNode = {};

/** A schema of a document as a place of its own, its reference followed. */
export function spotOf(schema: SchemaNode, root: SchemaNode): Spot {
  const followed = unwrapped(schema, root);
  const description = [schema.description, followed.description].find((text) => typeof text === "string");
  return { schema: followed, root, description: String(description ?? "") };
}

/** Follows a path through a schema, past the operators of layers, and into the props of widgets. */
export function walkSchema(start: Spot, path: JsonPath, source: SchemaSource): Trail {
  const trail: Spot[] = [start];
  for (const [index, segment] of path.entries()) {
    const at = trail[index] as Spot;
    const props = () => source.props(path.slice(0, index), trail);
    trail.push(shaped(step(at, segment, props), source));
  }
  return trail;
}

/** What is like a part of another schema (`x-shape: "assertion#/$defs/Requirement"`) is walked there. */
function shaped(spot: Spot, { ofKind }: SchemaSource): Spot {
  const [, kind = "", pointer] = /^([\w-]+)#(.+)$/.exec(String(spot.schema["x-shape"] ?? "")) ?? [];
  const root = pointer === undefined ? undefined : ofKind(kind);
  return root ? { ...spotOf({ $ref: `#${pointer}` }, root), description: spot.description } : spot;
}

function step(at: Spot, segment: string | number, propsSchema: () => SchemaNode | undefined): Spot {
  if (at.within === "anchors") return { ...at, within: undefined };
  if (segment === "$value") return at;
  if (LIST_OPERATORS.some((operator) => operator === segment))
    return segment === "$before" || segment === "$after" ? { ...at, within: "anchors" } : at;
  if (segment === "props" && holdsProps(at.schema)) {
    const props = propsSchema();
    if (props) return { ...spotOf(props, props), description: describeMember(at, segment) };
  }
  const { prefixItems } = at.schema;
  const item = typeof segment === "number" && Array.isArray(prefixItems) ? prefixItems[segment] : undefined;
  const member = isJsonObject(item) ? item : memberSchema(at.schema, at.root, segment);
  return member ? spotOf(member, at.root) : { schema: NOTHING, root: at.root, description: "" };
}

function describeMember({ schema, root }: Spot, segment: string): string {
  const member = memberSchema(schema, root, segment);
  return String(member?.description ?? "");
}

/** Nodes of pages and modals hold props that their widget describes. */
export function holdsProps({ properties }: SchemaNode): boolean {
  return isJsonObject(properties) && "widget" in properties && "props" in properties;
}

/** A reference, or the one schema of an `allOf`, is what it leads to. */
function unwrapped(schema: SchemaNode, root: SchemaNode): SchemaNode {
  const followed = followRef(schema, root);
  const { allOf } = followed;
  const only = Array.isArray(allOf) && allOf.length === 1 && isJsonObject(allOf[0]) ? allOf[0] : undefined;
  return only && followed.properties === undefined ? unwrapped(only, root) : followed;
}
