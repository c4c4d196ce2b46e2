import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Location } from "vscode-languageserver/node";
import { configKinds, configPlace, type JsonPath, memberOf, recordPlace } from "#renderer/release";
import type { Cursor } from "./cursor.ts";
import { addressOf, placeIn, rangeOf } from "./document-places.ts";
import { type NameUse, namesAt, namesIn } from "./names-in.ts";
import { locate, type ProjectView, recordOf, widgetAt } from "./project-view.ts";

/** Where what stands at the cursor is made: the file of a name, or what weaker layers say of a value. */
export function findDefinition(view: ProjectView, file: string, cursor: Cursor): readonly Location[] {
  const { path, isKey, value } = cursor;
  const named = namesAt(view, file, path, isKey ? "key" : "value", value);
  const places = named.flatMap((name) => definitionsOf(view, file, name));
  const elsewhere = places.filter(({ uri }) => uri !== addressOf(view, file));
  if (named.length > 0 && !isKey) return places;
  if (elsewhere.length > 0 && configPlace(file.replace(/^config\//, ""))?.kind === "messages")
    return elsewhere;
  const below = layersBelow(view, file, path, value);
  if (below.length > 0) return below;
  const schema = memberOf(value, path);
  if (path.length === 1 && path[0] === "$schema" && typeof schema === "string")
    return schemaFile(view, file, schema);
  return elsewhere.length > 0 ? elsewhere : propDefinition(view, file, path, value);
}

/** Where a name is made. */
function definitionsOf(view: ProjectView, file: string, { kind, name }: NameUse): readonly Location[] {
  const place = configPlace(file.replace(/^config\//, ""));
  const whole = (target: string) =>
    view.file(target) ? [{ uri: addressOf(view, target), range: rangeOf("", 0, 0) }] : [];
  const at = (target: string, path: JsonPath) => [placeIn(view, target, path, "key") ?? []].flat();
  switch (kind) {
    case "message": {
      const { brand } = place ?? {};
      const sources = [brand, ...(brand === undefined ? view.names("brand") : [])].flatMap((own) =>
        view.provenance.message(name, "en", own),
      );
      const shared = view.provenance.message(name, "en");
      const files = [...new Map([...shared, ...sources].map((source) => [source.file, source])).values()];
      return files.flatMap((source) => at(source.file, [name]));
    }
    case "widget":
      return whole(`widgets/${name}/widget.json`);
    case "city": {
      const index = view.names("city").indexOf(name);
      return index === -1 ? [] : at("config/cities.json", [index, "slug"]);
    }
    case "modal":
      return at("config/modals.json", ["modals", name]);
    case "arm": {
      const [experiment = "", arm = ""] = name.split("/");
      return at(`config/experiments/${experiment}.json`, ["arms", arm]);
    }
    case "payment-mode":
      return at("config/payment-modes.json", ["modes", name]);
    case "requirement":
      return requirementDefinitions(view, name);
    case "asset": {
      const brand = place?.kind === "brand" ? place.id : place?.brand;
      const target = `config/brands/${brand}/assets/${name}`;
      return existsSync(join(view.root, target))
        ? [{ uri: addressOf(view, target), range: rangeOf("", 0, 0) }]
        : [];
    }
    case "node":
      return nodeDefinitions(view, name);
    default: {
      const known = configKinds.find((each) => each === kind);
      return known ? whole(recordPlace(known, name)) : [];
    }
  }
}

/** Every layer of a page that has the node. */
function nodeDefinitions(view: ProjectView, name: string): readonly Location[] {
  const id = name.split("/").at(-1);
  return [...view.texts.keys()]
    .filter((file) => isOfPage(file, name.split("/", 1)[0] ?? ""))
    .flatMap((file) =>
      namesIn(view, file, (written) => written === id)
        .filter((use) => use.kind === "node" && use.name === name && use.part === "key")
        .flatMap(({ path }) => placeIn(view, file, path, "key") ?? []),
    );
}

/** Every layer of a page, or the widget, that says what must hold: `page.booking/shows-booking`. */
function requirementDefinitions(view: ProjectView, name: string): readonly Location[] {
  const [, kind, owner = "", own = ""] = /^(page|widget)\.([^/]+)\/(.+)$/.exec(name) ?? [];
  const files = kind === "widget" ? [`widgets/${owner}/widget.json`] : [...view.texts.keys()];
  return files
    .filter((file) => kind === "widget" || isOfPage(file, owner))
    .flatMap((file) =>
      namesIn(view, file, (written) => written === own)
        .filter((use) => use.kind === "requirement" && use.name === name)
        .flatMap(({ path, part }) => placeIn(view, file, path, part) ?? []),
    );
}

/** Whether a file may hold a layer of a page. */
export function isOfPage(file: string, page: string): boolean {
  return file.endsWith(`/pages/${page}.json`) || file.startsWith("config/domains/");
}

/** What weaker layers, the widget and the schema say of the value a layer writes. */
function layersBelow(view: ProjectView, file: string, path: JsonPath, value: unknown): readonly Location[] {
  const { place, layered } = locate(view, file, path, value);
  const record = place && layered && recordOf(view, place, layered);
  if (!record || place.kind === "messages") return [];
  const at = path.slice(layered.depth).filter((segment) => segment !== "$value");
  const operator = at.findIndex((segment) => String(segment).startsWith("$"));
  const sources = record.sources(operator === -1 ? at : at.slice(0, operator));
  const own = sources.findIndex((source) => source.file === file);
  return sources.slice(own + 1).flatMap((source) => placeIn(view, source.file, source.at, "key") ?? []);
}

function schemaFile(view: ProjectView, file: string, link: string): readonly Location[] {
  const target = join(file, "..", link);
  return existsSync(join(view.root, target))
    ? [{ uri: addressOf(view, target), range: rangeOf("", 0, 0) }]
    : [];
}

/** Where a widget declares the prop that a node writes. */
function propDefinition(
  view: ProjectView,
  file: string,
  path: JsonPath,
  value: unknown,
): readonly Location[] {
  const { place, layered } = locate(view, file, path, value);
  if (!place || !layered) return [];
  const rest = path.slice(layered.depth);
  const props = rest.lastIndexOf("props");
  if (props === -1 || props === rest.length - 1) return [];
  const own = memberOf(value, path.slice(0, layered.depth));
  const widget = widgetAt(view, place, layered, rest.slice(0, props), own);
  const inSchema = rest.slice(props + 1).flatMap((segment) => ["properties", segment]);
  const found = placeIn(view, `widgets/${widget}/widget.json`, ["props", ...inSchema], "key");
  return found ? [found] : [];
}
