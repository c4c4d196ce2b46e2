import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";

export const configRoot = resolve(dirname(fileURLToPath(import.meta.url)), "../../config");

/** A JSON object as configuration files hold it. */
export type Json = Record<string, unknown>;

/** Every JSON file of the configuration, as paths inside it, sorted. */
export function configFiles(under = ""): readonly string[] {
  return readdirSync(join(configRoot, under), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".json"))
    .map((entry) => relative(configRoot, join(entry.parentPath, entry.name)))
    .sort();
}

/** Contents of one configuration file, typed by the caller. */
export function readConfig<T = Json>(path: string): T {
  return JSON.parse(readFileSync(join(configRoot, path), "utf8")) as T;
}

/** The documents of one folder (not of its subfolders) by file name without ending. */
export function readFolder<T = Json>(folder: string): Readonly<Record<string, T>> {
  const names = readdirSync(join(configRoot, folder)).filter((name) => name.endsWith(".json"));
  return Object.fromEntries(
    names.map((name) => [name.replace(/\.json$/, ""), readConfig<T>(join(folder, name))]),
  );
}
