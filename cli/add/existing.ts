import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { PageDocument } from "#renderer/release";
import type { Brand, City, Country, Domain, Experiment, Language, RouteTable } from "#schemas";

/** The configuration as it stands, by kind: what a new piece must fit into. */
export interface Existing {
  readonly brands: ReadonlyMap<string, Brand>;
  readonly countries: ReadonlyMap<string, Country>;
  readonly domains: ReadonlyMap<string, Domain>;
  readonly languages: ReadonlyMap<string, Language>;
  readonly experiments: ReadonlyMap<string, Experiment>;
  /** Global layers of pages. */
  readonly pages: ReadonlyMap<string, Partial<PageDocument>>;
  readonly cities: readonly (City & { readonly population?: number })[];
  readonly routes: RouteTable;
  /** Locales with words of their own. */
  readonly spoken: ReadonlySet<string>;
  /** Text of a file; undefined when it does not exist. */
  readonly text: (path: string) => string | undefined;
  /** Sorted names in a folder; none when it does not exist. */
  readonly namesIn: (folder: string) => readonly string[];
}

/** Reads the configuration of a project. Throws when a file is not JSON; `staywright validate` says where. */
export function loadExisting(root: string): Existing {
  const text = (path: string) =>
    existsSync(join(root, path)) ? readFileSync(join(root, path), "utf8") : undefined;
  const read = <T>(path: string, otherwise: T): T => {
    const written = text(path);
    try {
      return written === undefined ? otherwise : (JSON.parse(written) as T);
    } catch {
      throw new Error(`${path} is not valid JSON; staywright validate says where.`);
    }
  };
  const namesIn = (folder: string) =>
    existsSync(join(root, folder)) ? readdirSync(join(root, folder)).sort() : [];
  const records = <T>(folder: string, file = (name: string) => `${folder}/${name}`) =>
    new Map(
      namesIn(folder)
        .filter((name) => file(name).endsWith(".json") && existsSync(join(root, file(name))))
        .map((name) => [name.replace(/\.json$/, ""), read(file(name), {} as T)]),
    );
  return {
    brands: records("config/brands", (name) => `config/brands/${name}/brand.json`),
    countries: records("config/countries"),
    domains: records("config/domains"),
    languages: records("config/languages"),
    experiments: records("config/experiments"),
    pages: records("config/pages"),
    cities: read("config/cities.json", []),
    routes: read("config/routes.json", { countryCodes: {}, static: {} } as unknown as RouteTable),
    spoken: new Set(namesIn("config/messages")),
    text,
    namesIn,
  };
}
