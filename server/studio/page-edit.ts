import { produce } from "immer";
import { isJsonObject, type JsonObject, type JsonPath } from "#renderer/release";

/**
 * One change of a page, as a person asks for it. Addresses are those of nodes (`main.hero`) and lists
 * (`main.hero.search`).
 */
export type PageEdit =
  | { readonly kind: "prop"; readonly address: string; readonly path: JsonPath; readonly value: unknown }
  /** Takes the target layer's own word away, so that what it inherits shows. */
  | { readonly kind: "reset"; readonly address: string; readonly path: JsonPath }
  /** Takes an inherited value away. */
  | { readonly kind: "clear"; readonly address: string; readonly path: JsonPath }
  | { readonly kind: "when"; readonly address: string; readonly value: JsonObject | null }
  | { readonly kind: "order"; readonly list: string; readonly order: readonly string[] }
  | { readonly kind: "remove"; readonly address: string }
  | {
      readonly kind: "add";
      readonly list: string;
      readonly id: string;
      /** The node it follows; the first place when absent. */
      readonly after?: string;
      readonly node: JsonObject;
    };

export interface EditedPage {
  readonly page: unknown;
  /** Where the change can be seen. */
  readonly at: JsonPath;
}

/**
 * Path of a node or list in the page's JSON: `main.hero` is at `slots.main.nodes.hero`, `main.hero.search` in
 * its slots.
 */
export function nodePath(address: string): JsonPath {
  return address.split(".").flatMap((name, index) => [index % 2 === 0 ? "slots" : "nodes", name]);
}

/**
 * The page after the edit. `page` is what the layers up to the target say, `inherited` what the ones below it
 * say. Undefined when these layers know nothing of the node or list.
 */
export function applyPageEdit(page: unknown, inherited: unknown, edit: PageEdit): EditedPage | undefined {
  if (edit.kind === "order" || edit.kind === "add") return editList(page, edit);
  const node = nodePath(edit.address);
  if (!isJsonObject(valueAt(page, node))) return undefined;
  switch (edit.kind) {
    case "remove":
      return removeNode(page, inherited, edit.address);
    case "when": {
      const at = [...node, "when"];
      return { page: withValue(page, at, edit.value ?? undefined), at };
    }
    case "reset":
      return resetProp(page, inherited, [...node, "props"], edit.path);
    default: {
      const at = [...node, "props", ...edit.path];
      return { page: withValue(page, at, edit.kind === "prop" ? edit.value : undefined), at };
    }
  }
}

function editList(page: unknown, edit: Extract<PageEdit, { kind: "order" | "add" }>): EditedPage | undefined {
  const path = nodePath(edit.list);
  const parent = valueAt(page, path.slice(0, -2));
  if (!isJsonObject(parent)) return undefined;
  const list = valueAt(page, path);
  const nodes = isJsonObject(list) && isJsonObject(list.nodes) ? list.nodes : {};
  const order = isJsonObject(list) && Array.isArray(list.order) ? list.order : [];
  const at = [...path, "order"];
  if (edit.kind === "order") {
    if (!edit.order.every((id) => Object.hasOwn(nodes, id))) return undefined;
    return { page: withValue(page, at, edit.order), at };
  }
  if (Object.hasOwn(nodes, edit.id)) return undefined;
  const place = edit.after === undefined ? 0 : order.indexOf(edit.after) + 1 || order.length;
  const next = {
    order: [...order.slice(0, place), edit.id, ...order.slice(place)],
    nodes: { ...nodes, [edit.id]: edit.node },
  };
  return { page: withValue(page, path, next), at: [...path, "nodes", edit.id] };
}

/** Objects that were only made to hold the value go with it. */
function resetProp(page: unknown, inherited: unknown, props: JsonPath, path: JsonPath): EditedPage {
  const at = [...props, ...path];
  const reset = withValue(page, at, valueAt(inherited, at));
  const parent = at.slice(0, -1);
  const holder = valueAt(reset, parent);
  const isLeft = isJsonObject(holder) && Object.keys(holder).length === 0;
  return path.length > 1 && isLeft && !isJsonObject(valueAt(inherited, parent))
    ? resetProp(page, inherited, props, path.slice(0, -1))
    : { page: reset, at };
}

/** A node of the target layer itself goes; an inherited one is only left out of the order. */
function removeNode(page: unknown, inherited: unknown, address: string): EditedPage {
  const path = nodePath(address);
  const id = path.at(-1);
  const at = [...path.slice(0, -2), "order"];
  const order = valueAt(page, at);
  const shorter = withValue(page, at, Array.isArray(order) ? order.filter((each) => each !== id) : []);
  return { page: valueAt(inherited, path) === undefined ? withValue(shorter, path, undefined) : shorter, at };
}

/** What stands at a path; undefined where nothing of its own does. */
export function valueAt(value: unknown, path: JsonPath): unknown {
  return path.reduce<unknown>(
    (at, key) =>
      (isJsonObject(at) || Array.isArray(at)) && Object.hasOwn(at, key)
        ? (at as Readonly<Record<string, unknown>>)[String(key)]
        : undefined,
    value,
  );
}

/** The value with `next` at the path, or without what is there; a member keeps its place among the others. */
function withValue(value: unknown, path: JsonPath, next: unknown): unknown {
  const [key] = path;
  if (key === undefined) return next;
  return produce(holds(value, key) ? value : {}, (draft: Holder) => setAt(draft, path, next));
}

function setAt(holder: Holder, [key = "", ...rest]: JsonPath, next: unknown): void {
  const [inner] = rest;
  if (inner !== undefined) {
    const value = holds(holder[key], inner) ? holder[key] : {};
    holder[key] = value;
    setAt(holder[key] as Holder, rest, next);
  } else if (next === undefined && !Array.isArray(holder)) delete holder[key];
  else holder[key] = next;
}

/** An object takes any name, a list only places. */
function holds(value: unknown, key: string | number): value is Holder {
  return isJsonObject(value) || (Array.isArray(value) && /^\d+$/.test(String(key)));
}

type Holder = Record<string | number, unknown>;
