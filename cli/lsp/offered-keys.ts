import { isJsonObject, type JsonPath, memberOf, memberSchema, type SchemaNode } from "#renderer/release";
import type { Offer } from "./complete-place.ts";
import { inheritedAt } from "./inherited.ts";
import { offeredNames } from "./offered-names.ts";
import { type LocatedPlace, type ProjectView, widgetAt } from "./project-view.ts";
import { type Spot, spotOf } from "./walk-schema.ts";

/** Names of properties that an object could have, without those it has. `typed` is the one being written. */
export function offeredKeys(
  view: ProjectView,
  located: LocatedPlace,
  path: JsonPath,
  document: unknown,
  typed: string,
): readonly Offer[] {
  const spot = located.trail.at(-1) as Spot;
  const written = memberOf(document, path);
  const has = (name: string) => isJsonObject(written) && name in written && name !== typed;
  return [...declared(spot), ...named(view, located, path, document), ...operators(spot, located)].filter(
    ({ value }) => !has(String(value)),
  );
}

function declared({ schema, root }: Spot): readonly Offer[] {
  const required = Array.isArray(schema.required) ? schema.required : [];
  return Object.entries(isJsonObject(schema.properties) ? schema.properties : {}).flatMap(
    ([name, member]) => {
      if (!isJsonObject(member) || name.startsWith("$")) return [];
      const { schema: whole, description } = spotOf(member, root);
      const isLikely = required.includes(name);
      return [
        {
          value: name,
          detail: typeName(whole),
          documentation: description,
          snippet: snippetFor(whole),
          isLikely,
        },
      ];
    },
  );
}

/** Keys that are names: of nodes, slots, messages and pages. */
function named(
  view: ProjectView,
  { place, layered, trail }: LocatedPlace,
  path: JsonPath,
  document: unknown,
): readonly Offer[] {
  if (!place || !layered) return [];
  const above = trail.at(-2)?.schema.title;
  const key = String(path.at(-1) ?? "");
  const rest = path.slice(layered.depth);
  if (place.kind === "messages" && path.length === 0) return missingWords(view, place.id, place.locale);
  if (above === "NodeList" && key === "nodes")
    return Object.entries(objectOf(inheritedAt(view, place, layered, rest))).map(([id, node]) => ({
      value: id,
      detail: String(memberOf(node, ["widget"]) ?? "node"),
      snippet: "{ $1 }",
    }));
  if (above === "Node" && key === "slots") {
    const own = memberOf(document, path.slice(0, layered.depth));
    const widget = widgetAt(view, place, layered, rest.slice(0, -1), own);
    const slots = widget === undefined ? undefined : view.provenance.widget(widget)?.slots;
    return Object.entries(slots ?? {}).map(([slot, { description }]) => ({
      value: slot,
      documentation: description,
      snippet: '{ "order": [$1], "nodes": {} }',
    }));
  }
  const { schema, root } = trail.at(-1) as Spot;
  const { propertyNames } = schema;
  const kind = isJsonObject(propertyNames) ? propertyNames["x-ref"] : undefined;
  if (typeof kind === "string") {
    const member = memberSchema(schema, root, "");
    const snippet = member ? snippetFor(spotOf(member, root).schema) : "$1";
    const located = { place, layered, trail };
    return offeredNames({ view, kind, located, path, document }).map((offer) => ({ ...offer, snippet }));
  }
  if (place.kind === "domain" && path.length === 2 && key === "pages")
    return view.names("page").map((page) => ({ value: page, snippet: "{ $1 }" }));
  return [];
}

/** English messages of the namespace; the editor leaves out those that the file has. */
function missingWords(view: ProjectView, namespace: string, locale = "en"): readonly Offer[] {
  if (locale === "en") return [];
  return [...view.english]
    .filter(([id]) => id.startsWith(`${namespace}.`))
    .map(([id, text]) => ({ value: id, detail: text, snippet: '"$1"' }));
}

const SENTENCES: Readonly<Record<string, readonly [sentence: string, snippet: string]>> = {
  $unset: ["Takes the value away.", "true"],
  $value: ["The value, beside a lock.", "$1"],
  $append: ["Puts items at the end of the list.", "[$1]"],
  $prepend: ["Puts items at the start of the list.", "[$1]"],
  $before: ["Puts items before another one, by its name.", '{ "$1": [$2] }'],
  $after: ["Puts items behind another one, by its name.", '{ "$1": [$2] }'],
  $remove: ["Takes items out of the list.", "[$1]"],
  $lock: ["Closes this to later layers.", "true"],
};

const LAYERED = new Set(["page", "country", "brand", "limits"]);

/** What a layer may do to a value below it. */
function operators({ schema, within }: Spot, { place, layered, trail }: LocatedPlace): readonly Offer[] {
  if (!place || !layered || !LAYERED.has(layered.kind)) return [];
  if (within === "anchors" || schema.title === "Condition") return [];
  const isList = schema.type === "array";
  const isScalar = schema.type !== undefined && schema.type !== "object" && !isList;
  const isRoot = trail.length - 1 === layered.depth;
  const patches = isList ? ["$append", "$prepend", "$before", "$after", "$remove"] : [];
  const names = layered.isSparse
    ? [...patches, ...(isList || isScalar ? ["$value"] : []), ...(isRoot ? [] : ["$unset"]), "$lock"]
    : [...(isList || isScalar ? ["$value"] : []), "$lock"];
  return names.map((name) => {
    const [documentation = "", snippet = "$1"] = SENTENCES[name] ?? [];
    return { value: name, documentation, snippet };
  });
}

function snippetFor({ type, enum: values, default: standard }: SchemaNode): string {
  if (Array.isArray(values) || type === "boolean" || standard !== undefined) return "$1";
  return { string: '"$1"', array: "[$1]", object: "{ $1 }" }[String(type)] ?? "$1";
}

function typeName({ type, enum: values, ...schema }: SchemaNode): string {
  if (schema["x-message"] === true) return "message id";
  if (Array.isArray(values)) return values.map((value) => JSON.stringify(value)).join(" | ");
  return [type ?? []].flat().join(" or ");
}

function objectOf(value: unknown): Readonly<Record<string, unknown>> {
  return isJsonObject(value) ? value : {};
}
