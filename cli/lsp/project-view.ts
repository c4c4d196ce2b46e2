import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  CONFIG_KINDS,
  type ConfigPlace,
  type ConfigSource,
  configPlace,
  isJsonObject,
  type JsonFile,
  type JsonPath,
  loadConfigSchemas,
  memberOf,
  parseJsonFile,
  type SchemaNode,
  vendorSchema,
} from "#renderer/release";
import type { RouteTable } from "#schemas";
import type { ProjectFindings } from "../validate/collect-findings.ts";
import { type LayeredPlace, layeredPlace } from "./layered-place.ts";
import { type Spot, spotOf, type Trail, walkSchema } from "./walk-schema.ts";

/** A project as an editor asks about it: what was last built, and the texts it was built from. */
export interface ProjectView extends Pick<ProjectFindings, "findings" | "provenance"> {
  readonly root: string;
  /** Texts of the configuration by path; of a file that is no JSON just now, the last one that was. */
  readonly texts: ReadonlyMap<string, string>;
  /** Open documents that are no JSON just now. */
  readonly unreadable: readonly string[];
  /** Pictures of brands by `<brand>/<file>`. */
  readonly brandFiles: ConfigSource["brandFiles"];
  /** A configuration file or a manifest with its positions; undefined when there is none. */
  readonly file: (name: string) => JsonFile | undefined;
  /**
   * Ids of a kind: `brand`, `country`, `domain`, `experiment`, `language`, `page`, `widget`, `city`,
   * `message`.
   */
  readonly names: (kind: string) => readonly string[];
  /** English words by message id. */
  readonly english: ReadonlyMap<string, string>;
  /**
   * The site a layer is looked at from: the chosen one when the layer is part of it, else the first it is
   * part of.
   */
  readonly siteOf: (place: ConfigPlace) => string | undefined;
}

export interface ViewInput {
  readonly root: string;
  readonly source: ConfigSource;
  readonly built: ProjectFindings;
  readonly parse: (name: string, text: string) => JsonFile;
  readonly unreadable: readonly string[];
  /** Site that the user looks from. */
  readonly chosenSite?: string;
}

/** A view of what was last built. */
export function createView({ root, source, built, parse, unreadable, chosenSite }: ViewInput): ProjectView {
  const { texts, brandFiles } = source;
  const file = (name: string) => {
    const text = texts.get(name) ?? (name.startsWith("config/") ? undefined : textOnDisk(root, name));
    return text === undefined ? undefined : parse(name, text);
  };
  const idsByKind = new Map<string, string[]>();
  for (const name of texts.keys()) {
    const place = configPlace(name.replace(/^config\//, ""));
    if (!place) continue;
    if (!CONFIG_KINDS[place.kind].layered && (place.brand ?? place.country) !== undefined) continue;
    const ids = idsByKind.get(place.kind) ?? [];
    if (!ids.includes(place.id)) idsByKind.set(place.kind, [...ids, place.id]);
  }
  let english: ReadonlyMap<string, string> | undefined;
  const words = () => {
    english ??= new Map(
      [...texts.keys()]
        .filter((name) => name.startsWith("config/messages/en/"))
        .flatMap((name) => Object.entries(objectIn(file(name))))
        .flatMap(([id, text]): [string, string][] => (typeof text === "string" ? [[id, text]] : [])),
    );
    return english;
  };
  const cities = () => {
    const list = file("config/cities.json")?.value;
    return Array.isArray(list) ? list.map((city) => String(memberOf(city, ["slug"]))) : [];
  };
  return {
    root,
    texts,
    unreadable,
    brandFiles,
    findings: built.findings,
    provenance: built.provenance,
    file,
    get english() {
      return words();
    },
    names: (kind) => {
      if (kind === "widget") return built.provenance.widgetNames;
      if (kind === "message") return [...words().keys()].filter((id) => id !== "$schema");
      return kind === "city" ? cities() : (idsByKind.get(kind) ?? []);
    },
    siteOf: (place) => {
      const domains = (idsByKind.get("domain") ?? []).map((id) => ({
        id,
        ...objectIn(file(`config/domains/${id}.json`)),
      }));
      const brand = place.kind === "brand" ? place.id : place.brand;
      const country = place.kind === "country" ? place.id : place.country;
      const parts = domains.filter((domain: Readonly<Record<string, unknown>>) =>
        place.kind === "domain"
          ? domain.id === place.id
          : (brand === undefined || domain.brand === brand) &&
            (country === undefined || domain.country === country) &&
            (place.locale === undefined || isListed(domain.locales, place.locale)),
      );
      const fallback = parts.find((domain: Readonly<Record<string, unknown>>) => domain.fallback === true);
      const chosen = parts.find(({ id }) => id === chosenSite);
      return (chosen ?? fallback ?? parts[0])?.id;
    },
  };
}

/** Remembers parsed texts: a text that was read before is the same object. */
export function createParser(): (name: string, text: string) => JsonFile {
  const known = new Map<string, JsonFile>();
  return (name, text) => {
    let file = known.get(name);
    if (file?.text !== text) {
      file = parseJsonFile(name, text);
      known.set(name, file);
    }
    return file;
  };
}

/** A place of a document with the schemas that lead to it. */
export interface LocatedPlace {
  readonly place: ConfigPlace | undefined;
  readonly layered: LayeredPlace | undefined;
  /** One spot more than the path has segments. */
  readonly trail: Trail;
}

/** Locates a path of a file. `value` is what the file holds, as far as it can be read. */
export function locate(view: ProjectView, file: string, path: JsonPath, value: unknown): LocatedPlace {
  const place = configPlace(file.replace(/^config\//, ""));
  const ofKind = (kind: string) => configSchema(view, kind);
  if (!place) {
    const root = /^widgets\/[^/]+\/widget\.json$/.test(file)
      ? objectIn(view.file("schemas/widget.schema.json"))
      : {};
    const trail = walkSchema(spotOf(root, root), path, { props: () => undefined, ofKind });
    return { place, layered: undefined, trail };
  }
  const layered = layeredPlace(place, path);
  const outer = walkSchema(startOf(view, place.kind), path.slice(0, layered.depth), {
    props: () => undefined,
    ofKind,
  });
  const rest = path.slice(layered.depth);
  const own = memberOf(value, path.slice(0, layered.depth));
  const props = (nodePath: JsonPath) => {
    const widget = widgetAt(view, place, layered, nodePath, own);
    return widget === undefined ? undefined : view.provenance.widget(widget)?.props;
  };
  const inner = walkSchema(startOf(view, layered.kind), rest, { props, ofKind });
  return { place, layered, trail: [...outer.slice(0, layered.depth), ...inner] };
}

/** Name of the widget of a node: what the file says, or the strongest layer below it that does. */
export function widgetAt(
  view: ProjectView,
  place: ConfigPlace,
  layered: LayeredPlace,
  nodePath: JsonPath,
  own: unknown,
): string | undefined {
  const written = memberOf(own, [...nodePath, "widget"]);
  if (typeof written === "string") return written;
  const record = recordOf(view, place, layered);
  const said = [...(record?.layers ?? [])]
    .reverse()
    .map(({ value }) => memberOf(value, [...nodePath, "widget"]))
    .find((name) => typeof name === "string");
  return said === undefined ? undefined : String(said);
}

/** The record a layer is part of, on the site it is looked at from. */
export function recordOf(view: ProjectView, place: ConfigPlace, { kind, id }: LayeredPlace) {
  const site = view.siteOf(place);
  if (CONFIG_KINDS[kind].layered)
    return site === undefined ? undefined : view.provenance.layeredOf(site, kind, id);
  if (kind === "brand" || kind === "country" || kind === "domain" || kind === "limits")
    return (
      (site === undefined ? undefined : view.provenance.ofSite(site, kind)) ??
      view.provenance.ofRelease(kind, id)
    );
  return view.provenance.ofRelease(kind, id);
}

function configSchema({ root }: ProjectView, kind: string): SchemaNode | undefined {
  return loadConfigSchemas(join(root, "schemas/config")).get(kind)?.root;
}

function startOf(view: ProjectView, kind: string): Spot {
  const root = configSchema(view, kind) ?? {};
  if (kind === "page") return spotOf({ $ref: "#/$defs/Page" }, root);
  if (kind !== "microsite") return spotOf(root, root);
  const widgets = view.provenance.widgetNames.flatMap((name) => view.provenance.widget(name) ?? []);
  const whole = vendorSchema({ base: root, widgets, domains: view.names("domain") });
  return spotOf(whole, whole);
}

/** The object that a file holds; an empty one where it holds none. */
export function objectIn(file: JsonFile | undefined): Readonly<Record<string, unknown>> {
  return isJsonObject(file?.value) ? file.value : {};
}

/** The table of routes as it is written; undefined while it has no routes. */
export function routeTable(view: ProjectView): RouteTable | undefined {
  const table = objectIn(view.file("config/routes.json"));
  // What is wrong in it is said elsewhere; names are read from what is there.
  return isJsonObject(table.static) ? (table as unknown as RouteTable) : undefined;
}

function isListed(list: unknown, item: string): boolean {
  return Array.isArray(list) && list.includes(item);
}

function textOnDisk(root: string, name: string): string | undefined {
  try {
    return readFileSync(join(root, name), "utf8");
  } catch {
    return undefined;
  }
}
