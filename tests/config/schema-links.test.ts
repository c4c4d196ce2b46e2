import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { expect, it } from "vitest";
import { knownFormats } from "../../renderer/release/schema/known-formats.ts";
import { configFiles, configRoot, readConfig } from "./config-folder.ts";

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
for (const [name, { is }] of Object.entries(knownFormats)) ajv.addFormat(name, is);
const compiled = new Map<string, ValidateFunction>();

/** The schema that a file names, read from where the file says it is: what an editor does. */
function schemaFor(path: string, link: string): ValidateFunction {
  const file = join(configRoot, dirname(path), link);
  const known = compiled.get(file) ?? ajv.compile(JSON.parse(readFileSync(file, "utf8")));
  compiled.set(file, known);
  return known;
}

it("every file names a schema that is there and accepts it as it is written, sparse layers too", () => {
  const wrong = configFiles().flatMap((path) => {
    const value = readConfig(path);
    // Cities are a list, which has no place for a link.
    if (Array.isArray(value)) return [];
    if (typeof value.$schema !== "string") return [`${path} names no schema`];
    const isValid = schemaFor(path, value.$schema);
    return isValid(value) ? [] : [`${path} ${ajv.errorsText(isValid.errors)}`];
  });
  expect(wrong).toEqual([]);
  expect(compiled.size).toBeGreaterThan(12);
});
