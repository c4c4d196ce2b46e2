import { isJsonObject, type JsonPath, memberOf, operandCatalogue } from "#renderer/release";
import { type LocatedPlace, locate, type ProjectView } from "./project-view.ts";
import type { Spot } from "./walk-schema.ts";

/** A name that a place of a document writes. */
export interface NameUse {
  /** `message`, `widget`, `brand`, `asset`, `operand`, `node`, … */
  readonly kind: string;
  readonly name: string;
  /** Path of the value, or of the property whose key it is. */
  readonly path: JsonPath;
  readonly part: "key" | "value";
  /** What stands before the name in the text: `flag.`. */
  readonly prefix?: string;
}

/** The names that stand at one place: most places have none, and the operand of an experiment has two. */
export function namesAt(
  view: ProjectView,
  file: string,
  path: JsonPath,
  part: "key" | "value",
  document: unknown,
): readonly NameUse[] {
  const located = locate(view, file, path, document);
  const value = memberOf(document, path);
  const found = part === "key" ? keyNames(located, path, file) : valueNames(located, path, value, document);
  return found.map((each) => ({ path, part, ...each }));
}

/**
 * Every place of a configuration file or manifest that names something, where `isMeant` accepts what is
 * written there.
 */
export function namesIn(
  view: ProjectView,
  file: string,
  isMeant: (written: string) => boolean,
): readonly NameUse[] {
  const document = view.file(file)?.value;
  const uses: NameUse[] = [];
  const visit = (value: unknown, path: JsonPath) => {
    const key = path.at(-1);
    if (typeof key === "string" && isMeant(key)) uses.push(...namesAt(view, file, path, "key", document));
    if (typeof value === "string" && isMeant(value))
      uses.push(...namesAt(view, file, path, "value", document));
    for (const [name, member] of membersOf(value)) visit(member, [...path, name]);
  };
  visit(document, []);
  return uses;
}

function membersOf(value: unknown): readonly (readonly [string | number, unknown])[] {
  if (Array.isArray(value)) return [...value.entries()];
  return isJsonObject(value) ? Object.entries(value) : [];
}

type Found = Pick<NameUse, "kind" | "name" | "prefix">;

function keyNames({ place, layered, trail }: LocatedPlace, path: JsonPath, file: string): readonly Found[] {
  const name = String(path.at(-1) ?? "");
  const [holder, above] = [trail.at(-2), trail.at(-3)];
  const [, widget] = /^widgets\/([^/]+)\/widget\.json$/.exec(file) ?? [];
  if (widget !== undefined)
    return path.length === 2 && path[0] === "requires" ? [requirementName(`widget.${widget}`, name)] : [];
  if (!place || !layered || name.startsWith("$")) return [];
  if (place.kind === "messages") return [{ kind: "message", name }];
  if (place.kind === "microsite" && path.length === 2 && path[0] === "settings")
    return [{ kind: "widget", name }];
  if (place.kind === "experiment" && path.length === 2 && path[0] === "arms")
    return [armName(place.id, name)];
  if (place.kind === "domain" && path.length === 3 && path.slice(0, 2).join() === "overrides,pages")
    return [{ kind: "page", name }];
  const rest = path.slice(layered.depth);
  if (layered.kind === "page" && rest.length === 2 && rest[0] === "requires")
    return [requirementName(`page.${layered.id}`, name)];
  const { propertyNames } = holder?.schema ?? {};
  const kind = isJsonObject(propertyNames) ? propertyNames["x-ref"] : undefined;
  if (typeof kind === "string") return [keyName(kind, name)];
  const isNode = above?.schema.title === "NodeList" && path.at(-2) === "nodes";
  if (isNode || holder?.within === "anchors") return [nodeName(layered.id, rest, name)];
  return [];
}

/** A waiver names what a page or a widget requires by its owner: `page.booking.shows-booking`. */
function keyName(kind: string, name: string): Found {
  const [, owner, own = ""] = /^((?:page|widget)\.[^.]+)\.(.+)$/.exec(name) ?? [];
  if (kind !== "assertion" || owner === undefined) return { kind, name };
  return { ...requirementName(owner, own), prefix: `${owner}.` };
}

function requirementName(owner: string, name: string): Found {
  return { kind: "requirement", name: `${owner}/${name}` };
}

function valueNames(
  { place, layered, trail }: LocatedPlace,
  path: JsonPath,
  value: unknown,
  document: unknown,
): readonly Found[] {
  const { schema } = trail.at(-1) as Spot;
  if (typeof value !== "string" || value === "") return [];
  if (schema["x-message"] === true) return [{ kind: "message", name: value }];
  if (schema["x-asset"] === true) return [{ kind: "asset", name: value }];
  const kind = schema["x-ref"] ?? schema["x-offer"];
  if (typeof kind === "string") return [{ kind, name: value }];
  if (schema.title === "Operand") return operandNames(value);
  const compared = comparedOperand(trail, path, document);
  if (compared !== undefined) return comparedName(trail, compared, value);
  if (place?.kind === "microsite" && path[0] === "hideWidgets") return [{ kind: "widget", name: value }];
  if (place?.kind === "experiment" && path.join() === "control") return [armName(place.id, value)];
  if (path.at(-1) === "nestedUnder") return [{ kind: "modal", name: value }];
  if (layered && isInOrder(trail, path)) return [nodeName(layered.id, path.slice(layered.depth), value)];
  return [];
}

function operandNames(operand: string): readonly Found[] {
  const [, experiment] = /^flag\.(.+)$/.exec(operand) ?? [];
  const whole = { kind: "operand", name: operand };
  return experiment === undefined
    ? [whole]
    : [{ kind: "experiment", name: experiment, prefix: "flag." }, whole];
}

/** The operand that the value at a path is compared with: `["site.id", here]`, `["site.id", [here]]`. */
export function comparedOperand(
  trail: readonly Spot[],
  path: JsonPath,
  document: unknown,
): string | undefined {
  const depth = path.at(-2) === 1 ? 2 : 1;
  const list = path.slice(0, path.length - depth);
  const condition = trail[list.length - 1];
  const isComparison =
    /^(Condition|Requirement)$/.test(String(condition?.schema.title)) &&
    /^(eq|in|includes)$/.test(String(list.at(-1)));
  if (!isComparison || path[list.length] !== 1) return undefined;
  const operand = memberOf(document, [...list, 0]);
  return typeof operand === "string" ? operand : undefined;
}

function comparedName(trail: readonly Spot[], operand: string, value: string): readonly Found[] {
  const [, experiment] = /^flag\.(.+)$/.exec(operand) ?? [];
  if (experiment !== undefined) return [armName(experiment, value)];
  const kind = operandCatalogue((trail.at(-1) as Spot).root)(operand)?.rule.names;
  return kind === undefined ? [] : [{ kind, name: value }];
}

function armName(experiment: string, arm: string): Found {
  return { kind: "arm", name: `${experiment}/${arm}` };
}

/** Whether a path leads to an item of the order of nodes, behind an operator or not. */
export function isInOrder(trail: readonly Spot[], path: JsonPath): boolean {
  const at = path.lastIndexOf("order");
  return at !== -1 && trail[at]?.schema.title === "NodeList" && typeof path.at(-1) === "number";
}

/** A node by page and slot: nodes of other slots may have the same id. */
function nodeName(page: string, path: JsonPath, id: string): Found {
  const list = path.slice(0, Math.max(path.lastIndexOf("nodes"), path.lastIndexOf("order")));
  return { kind: "node", name: [page, ...list, id].join("/") };
}
