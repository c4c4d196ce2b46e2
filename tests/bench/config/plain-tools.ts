import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { ConfigSource } from "#renderer/release";
import { configPlace } from "../../../renderer/release/read/config-place.ts";

/**
 * What a team would write first: ajv over every file that has a schema. No layers, no references, no
 * positions.
 */
export function plainAjv(root: string, { texts }: ConfigSource): { files: number; errors: number } {
  const ajv = new Ajv2020({ allErrors: true, strict: false, logger: false });
  addFormats.default(ajv);
  const folder = join(root, "schemas/config");
  const validators = new Map(
    readdirSync(folder)
      .filter((file) => file.endsWith(".schema.json"))
      .map((file) => [
        file.replace(".schema.json", ""),
        ajv.compile(JSON.parse(readFileSync(join(folder, file), "utf8"))),
      ]),
  );
  let files = 0;
  let errors = 0;
  for (const [path, text] of texts) {
    const place = configPlace(path.replace(/^config\//, ""));
    const validate =
      place && (!place.isSparse || place.kind === "page") ? validators.get(place.kind) : undefined;
    if (!validate) continue;
    files += 1;
    if (!validate(JSON.parse(text))) errors += validate.errors?.length ?? 0;
  }
  return { files, errors };
}

/** The same with a command-line checker, one process per schema, as a CI script would call it. */
export function ajvCommand(root: string): number {
  const checker = join(root, "node_modules/@jirutka/ajv-cli/lib/main.js");
  const kinds: Readonly<Record<string, string>> = {
    country: "config/countries",
    domain: "config/domains",
    experiment: "config/experiments",
    language: "config/languages",
    microsite: "config/microsites",
    page: "config/pages",
  };
  let files = 0;
  for (const [kind, folder] of Object.entries(kinds)) {
    const paths = readdirSync(join(root, folder))
      .filter((name) => name.endsWith(".json"))
      .map((name) => join(folder, name));
    files += paths.length;
    const flags = ["--spec=draft2020", "--strict=false", "--all-errors", "-c", "ajv-formats"];
    execFileSync(
      process.execPath,
      [checker, "validate", ...flags, "-s", `schemas/config/${kind}.schema.json`, "--", ...paths],
      { cwd: root, stdio: "ignore" },
    );
  }
  return files;
}

/** Layers put over one another without keeping who said what: the least a layered configuration costs. */
export function plainMerge(layers: readonly unknown[]): unknown {
  return layers.reduce((below, layer) => mergeTwo(below, layer));
}

function mergeTwo(below: unknown, layer: unknown): unknown {
  if (!isObject(below) || !isObject(layer)) return layer;
  const result: Record<string, unknown> = { ...below };
  for (const [key, value] of Object.entries(layer))
    result[key] = key in below ? mergeTwo(below[key], value) : value;
  return result;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
