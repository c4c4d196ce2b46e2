import { isJsonObject, memberOf, routeParameters, type SchemaNode } from "#renderer/release";
import type { Offer } from "./complete-place.ts";
import { inheritedAt } from "./inherited.ts";
import { type LocatedPlace, objectIn, type ProjectView, routeTable } from "./project-view.ts";
import { spotOf } from "./walk-schema.ts";

/**
 * What may follow the start of a group of operands: fields of a record, query parameters, experiments,
 * parameters of routes.
 */
export function offeredFields(
  view: ProjectView,
  rule: unknown,
  { place, layered }: LocatedPlace,
  document: unknown,
): readonly Offer[] {
  if (!isJsonObject(rule)) return [];
  if (rule.group === "flag")
    return view.names("experiment").map((id) => ({
      value: id,
      detail: String(objectIn(view.file(`config/experiments/${id}.json`)).description ?? ""),
    }));
  if (rule.group === "query") {
    const inherited = place && layered ? inheritedAt(view, place, layered, ["cache", "query"]) : undefined;
    const list = inherited ?? memberOf(document, ["cache", "query"]);
    return Array.isArray(list) ? list.map((value) => ({ value: String(value) })) : [];
  }
  if (rule.names === "routeParameter") {
    const routes = routeTable(view);
    return routes ? [...routeParameters(routes)].map((value) => ({ value })) : [];
  }
  if (typeof rule.record !== "string") return [];
  const root = objectIn(view.file(`schemas/config/${rule.record}.schema.json`));
  return fieldsOf(root, root, objectIn(view.file(`config/${rule.record}.json`)), "");
}

/**
 * Fields that a value can be compared with, by dotted name; of a map in a record that there is once, such as
 * the words of policies, what it holds.
 */
function fieldsOf(schema: SchemaNode, root: SchemaNode, record: unknown, start: string): readonly Offer[] {
  const { properties, additionalProperties } = spotOf(schema, root).schema;
  if (!isJsonObject(properties) && isJsonObject(additionalProperties))
    return Object.keys(isJsonObject(record) ? record : {})
      .filter((key) => /^[\w-]+$/.test(key))
      .map((key) => ({ value: `${start}${key}` }));
  return Object.entries(isJsonObject(properties) ? properties : {}).flatMap(
    ([name, member]): readonly Offer[] => {
      if (name.startsWith("$") || !isJsonObject(member)) return [];
      const { schema: field, description } = spotOf(member, root);
      const isDeep = start.split(".").length > MOST_LEVELS;
      const inside = isDeep ? [] : fieldsOf(field, root, memberOf(record, [name]), `${start}${name}.`);
      if (inside.length > 0) return inside;
      return field.type === "array" ? [] : [{ value: `${start}${name}`, documentation: description }];
    },
  );
}

const MOST_LEVELS = 3;
