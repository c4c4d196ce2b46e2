import { type Node, parseTree } from "jsonc-parser";
import type { WidgetManifest } from "#renderer";
import { followRef, memberSchema, type SchemaNode } from "../../renderer/release/json/schema-node.ts";

/** One value in a configuration file, and what its schema says about it. */
export interface Spot {
  readonly file: string;
  readonly text: string;
  readonly path: readonly (string | number)[];
  readonly node: Node;
  /** The property that holds it; undefined for items and the whole file. */
  readonly property?: Node;
  readonly schema: SchemaNode;
  /** What the references of its schema lead into. */
  readonly root: SchemaNode;
  /** Whether its name is one that the schema of its parent declares, and must be there. */
  readonly isDeclared: boolean;
  readonly isRequired: boolean;
  /** Whether it stands in something switched off, which may name what does not exist. */
  readonly isOff: boolean;
  readonly parent?: Spot;
}

export interface SpotSchemas {
  readonly of: (kind: string) => SchemaNode;
  readonly widgets: ReadonlyMap<string, WidgetManifest>;
  /** Name of the widget of a node that a layer only patches. */
  readonly widgetAt: (file: string, path: readonly (string | number)[]) => string | undefined;
}

/** Every value of a file with its schema; props have the schema of their widget. */
export function spotsIn(file: string, text: string, kind: string, schemas: SpotSchemas): Spot[] {
  const tree = parseTree(text);
  const whole = schemas.of(kind);
  const schema = kind === "page" ? followRef({ $ref: "#/$defs/Page" }, whole) : whole;
  const spots: Spot[] = [];
  const visit = (spot: Spot, root: SchemaNode): void => {
    spots.push(spot);
    const { node, path } = spot;
    const declared = propertiesOf(spot.schema, root);
    const required = requiredOf(spot.schema, root);
    const isOff =
      spot.isOff || ["enabled", "available"].some((name) => memberNode(node, name)?.value === false);
    for (const [index, child] of (node.children ?? []).entries()) {
      const property = node.type === "object" ? child : undefined;
      const value = property ? property.children?.[1] : child;
      const key = property ? String(property.children?.[0]?.value) : index;
      if (!value || key === "$schema") continue;
      const at = [...path, key];
      const props = key === "props" ? propsSchema(spot, schemas, kind) : undefined;
      const of = props ?? memberSchema(spot.schema, root, key) ?? {};
      visit(
        {
          file,
          text,
          path: at,
          node: value,
          property,
          schema: { ...followRef(of, props ?? root), ...of },
          root: props ?? root,
          isDeclared: declared.has(String(key)),
          isRequired: required.has(String(key)),
          isOff,
          parent: spot,
        },
        props ?? root,
      );
    }
  };
  if (tree)
    visit(
      {
        file,
        text,
        path: [],
        node: tree,
        schema,
        root: whole,
        isDeclared: false,
        isRequired: false,
        isOff: false,
      },
      whole,
    );
  return spots;
}

/** Names that the schema of an object declares. */
export function propertiesOf(schema: SchemaNode, root: SchemaNode): ReadonlySet<string> {
  const own = followRef(schema, root).properties;
  const inherited = ((schema.allOf ?? []) as SchemaNode[]).flatMap((part) => [...propertiesOf(part, root)]);
  return new Set([...Object.keys((own ?? {}) as object), ...inherited]);
}

export function memberNode(node: Node | undefined, name: string): Node | undefined {
  if (node?.type !== "object") return undefined;
  return node.children?.find(({ children }) => children?.[0]?.value === name)?.children?.[1];
}

function requiredOf(schema: SchemaNode, root: SchemaNode): ReadonlySet<string> {
  const own = (followRef(schema, root).required ?? []) as string[];
  const inherited = ((schema.allOf ?? []) as SchemaNode[]).flatMap((part) => [...requiredOf(part, root)]);
  return new Set([...own, ...inherited]);
}

function propsSchema(spot: Spot, schemas: SpotSchemas, kind: string): SchemaNode | undefined {
  if (kind !== "page" && kind !== "modals") return undefined;
  const name = memberNode(spot.node, "widget")?.value ?? schemas.widgetAt(spot.file, spot.path);
  return schemas.widgets.get(String(name))?.props;
}
