import { posix } from "node:path";
import {
  isJsonObject,
  type JsonPath,
  knownFormats,
  memberOf,
  operandCatalogue,
  type SchemaNode,
} from "#renderer/release";
import { routeNames } from "#renderer/route";
import { schemaOf } from "../validate/schema-links.ts";
import type { Offer } from "./complete-place.ts";
import { inheritedAt } from "./inherited.ts";
import { comparedOperand, isInOrder } from "./names-in.ts";
import { offeredFields } from "./offered-fields.ts";
import { type AskedNames, offeredNames } from "./offered-names.ts";
import { type LocatedPlace, objectIn, type ProjectView, routeTable, widgetAt } from "./project-view.ts";
import type { Spot } from "./walk-schema.ts";

/** Values that a place could have. */
export function offeredValues(
  view: ProjectView,
  file: string,
  located: LocatedPlace,
  path: JsonPath,
  document: unknown,
): readonly Offer[] {
  const { place, trail } = located;
  const { schema, root } = trail.at(-1) as Spot;
  const compared = comparedOperand(trail, path, document);
  if (compared !== undefined) return comparedValues({ view, located, path, document }, root, compared);
  if (schema.title === "Operand") return operands(view, root, located, document);
  if (path.length === 1 && path[0] === "$schema" && place)
    return [{ value: posix.relative(posix.dirname(file), schemaOf(place)) }];
  const ofNode = nodeValues(view, located, path, document);
  if (ofNode) return ofNode;
  if (schema["x-message"] === true) return messages(view);
  if (schema["x-asset"] === true) return assets(view, located);
  const kind = schema["x-ref"] ?? schema["x-offer"];
  if (typeof kind === "string") return offeredNames({ view, kind, located, path, document });
  return [...plainValues(schema), ...siblings(view, path, document), ...addresses(view, schema)];
}

function plainValues({
  enum: values,
  const: only,
  type,
  default: standard,
  format,
}: SchemaNode): readonly Offer[] {
  if (Array.isArray(values))
    return values.map((value) => ({ value, ...(value === standard && { detail: "when absent" }) }));
  if (only !== undefined) return [{ value: only }];
  if (type === "boolean")
    return [true, false].map((value) => ({ value, ...(value === standard && { detail: "when absent" }) }));
  if (typeof format === "string") return (knownFormats[format]?.names() ?? []).map((value) => ({ value }));
  return standard === undefined || typeof standard === "object"
    ? []
    : [{ value: standard, detail: "when absent" }];
}

/** Message ids with their English words; those a widget gives arguments for are not told apart. */
function messages(view: ProjectView): readonly Offer[] {
  return view.names("message").map((id) => ({ value: id, detail: view.english.get(id) }));
}

function assets({ brandFiles }: ProjectView, { place }: LocatedPlace): readonly Offer[] {
  const brand = place?.kind === "brand" ? place.id : place?.brand;
  return [...brandFiles.keys()]
    .filter((name) => brand === undefined || name.startsWith(`${brand}/`))
    .map((name) => ({ value: name.slice(name.indexOf("/") + 1), detail: name }));
}

/** What only a node knows: the order of nodes, the version of its widget, its requests. */
function nodeValues(
  view: ProjectView,
  { place, layered, trail }: LocatedPlace,
  path: JsonPath,
  document: unknown,
): readonly Offer[] | undefined {
  if (!place || !layered) return undefined;
  const rest = path.slice(layered.depth);
  const own = memberOf(document, path.slice(0, layered.depth));
  if (isInOrder(trail, path)) {
    const list = rest.slice(0, rest.lastIndexOf("order"));
    const known = [inheritedAt(view, place, layered, [...list, "nodes"]), memberOf(own, [...list, "nodes"])];
    const ids = new Set(known.flatMap((nodes) => (isJsonObject(nodes) ? Object.keys(nodes) : [])));
    return [...ids].filter((id) => !id.startsWith("$")).map((value) => ({ value }));
  }
  const above = trail.at(-2)?.schema;
  const last = path.at(-1);
  if (
    last === "v" &&
    above?.properties !== undefined &&
    isJsonObject(above.properties) &&
    "widget" in above.properties
  ) {
    const widget = widgetAt(view, place, layered, rest.slice(0, -1), own);
    const version = widget === undefined ? undefined : view.provenance.widget(widget)?.version;
    return version === undefined ? [] : [{ value: version, detail: widget }];
  }
  if (last === "hasData" && above?.title === "Condition") {
    const node = rest.slice(0, rest.indexOf("when"));
    const widget = widgetAt(view, place, layered, node, own);
    const data = widget === undefined ? {} : (view.provenance.widget(widget)?.data ?? {});
    return Object.entries(data).map(([value, { source }]) => ({ value, detail: source }));
  }
  return undefined;
}

/** Names that stand in the same document. */
function siblings(_view: ProjectView, path: JsonPath, document: unknown): readonly Offer[] {
  const keys = (...at: string[]) => {
    const found = memberOf(document, at);
    return isJsonObject(found) ? Object.keys(found).map((value) => ({ value })) : [];
  };
  if (path.at(-1) === "nestedUnder") return keys("modals");
  if (path.length === 1 && path[0] === "control") return keys("arms");
  return [];
}

/** Addresses of this site, where a schema asks for a path. */
function addresses(view: ProjectView, { pattern }: SchemaNode): readonly Offer[] {
  if (typeof pattern !== "string" || !/^\^\(?\/(?!\^)/.test(pattern) || pattern.includes('[a-z0-9]"'))
    return [];
  const { static: routes, policyWords } = objectIn(view.file("config/routes.json"));
  const exact = Object.entries(isJsonObject(routes) ? routes : {}).filter(
    ([address]) => !address.includes(":"),
  );
  const policies = Object.keys(isJsonObject(policyWords) ? policyWords : {});
  return [
    ...exact.map(([address, route]) => ({
      value: address,
      detail: String(memberOf(route, ["page"]) ?? ""),
    })),
    ...policies.map((word) => ({ value: `/${word}`, detail: "policy" })),
  ];
}

function operands(
  view: ProjectView,
  root: SchemaNode,
  located: LocatedPlace,
  document: unknown,
): readonly Offer[] {
  const definitions = isJsonObject(root.$defs) ? root.$defs.Operand : undefined;
  const rules =
    isJsonObject(definitions) && Array.isArray(definitions.anyOf)
      ? definitions.anyOf.filter(isJsonObject)
      : [];
  return rules.flatMap((rule): readonly Offer[] => {
    const documentation = String(rule.description ?? "");
    if (typeof rule.const === "string") return [{ value: rule.const, documentation }];
    const start = /^\^((?:\w+\\\.)+)/.exec(String(rule.pattern))?.[1]?.replaceAll("\\.", ".") ?? "";
    return offeredFields(view, rule["x-operand"], located, document).map(({ value, ...offer }) => ({
      documentation,
      ...offer,
      value: `${start}${String(value)}`,
    }));
  });
}

/** Kinds of names that fill in parameters of routes; of others anything may stand there. */
const PARAMETERS: Readonly<Record<string, string>> = { city: "city", policy: "policy" };

/** What an operand can be. */
function comparedValues(
  asked: Omit<AskedNames, "kind">,
  root: SchemaNode,
  operand: string,
): readonly Offer[] {
  const { view } = asked;
  const found = operandCatalogue(root)(operand);
  if (!found) return [];
  const { rule, rest } = found;
  if (rule.values) return rule.values.map((value) => ({ value }));
  if (rule.group === "flag") {
    const arms = objectIn(view.file(`config/experiments/${rest}.json`)).arms;
    return isJsonObject(arms) ? Object.keys(arms).map((value) => ({ value })) : [];
  }
  if (rule.names === "routeName") {
    const routes = routeTable(view);
    return routes ? [...routeNames(routes)].map((value) => ({ value })) : [];
  }
  if (rule.names === "routeParameter") {
    const kind = PARAMETERS[rest];
    return kind === undefined ? [] : offeredNames({ ...asked, kind });
  }
  if (rule.names !== undefined) return offeredNames({ ...asked, kind: rule.names });
  return rule.record === undefined ? [] : fieldValues(view, rule.record, rest);
}

/** Values that a field of a record has on some site, or may have. */
function fieldValues(view: ProjectView, kind: string, field: string): readonly Offer[] {
  const schema = objectIn(view.file(`schemas/config/${kind}.schema.json`));
  const declared = field.split(".").reduce<SchemaNode | undefined>((at, name) => {
    const followed = at && resolveIn(at, schema);
    const member = followed && isJsonObject(followed.properties) ? followed.properties[name] : undefined;
    return isJsonObject(member) ? resolveIn(member, schema) : undefined;
  }, schema);
  return declared ? plainValues(declared) : [];
}

function resolveIn(node: SchemaNode, root: SchemaNode): SchemaNode {
  const name = typeof node.$ref === "string" ? node.$ref.split("/").at(-1) : undefined;
  const target = name === undefined ? undefined : memberOf(root, ["$defs", name]);
  return isJsonObject(target) ? target : node;
}
