import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Existing } from "./plan-country.ts";

/** Reads what a new country must fit into. Throws when a file is not JSON; `staywright validate` says where. */
export function loadExisting(root: string): Existing {
  const read = <T>(path: string): T => JSON.parse(readFileSync(join(root, path), "utf8")) as T;
  const namesIn = (folder: string) =>
    existsSync(join(root, folder)) ? readdirSync(join(root, folder)).sort() : [];
  const records = <T>(folder: string, file = (name: string) => `${folder}/${name}`) =>
    new Map(
      namesIn(folder)
        .filter((name) => existsSync(join(root, file(name))) && file(name).endsWith(".json"))
        .map((name) => [name.replace(/\.json$/, ""), read<T>(file(name))]),
    );
  return {
    brands: records("config/brands", (name) => `config/brands/${name}/brand.json`),
    countries: records("config/countries"),
    domains: records("config/domains"),
    languages: records("config/languages"),
    cities: existsSync(join(root, "config/cities.json")) ? read("config/cities.json") : [],
    spoken: new Set(namesIn("config/messages")),
    text: (path) => (existsSync(join(root, path)) ? readFileSync(join(root, path), "utf8") : undefined),
  };
}
