import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { createAjv } from "../../renderer/release/schema/config-schemas.ts";
import { configFiles, configRoot, type Json, readConfig } from "./config-folder.ts";

const schemaFolder = resolve(configRoot, "../schemas/config");
const sparse = /^brands\/[^/]+\/countries\/[A-Z]{2}\.json$/;
const withSchema = configFiles().filter((path) => typeof readConfig(path).$schema === "string");

describe("configuration files", () => {
  it("name the schema that describes them, by a path that leads there", () => {
    for (const path of withSchema) {
      const target = resolve(configRoot, dirname(path), String(readConfig(path).$schema));
      // Schemas of sparse layers and of vendors' files are made from the others.
      const made = /\.(layer|vendor)\.schema\.json$/.test(target)
        ? resolve(schemaFolder, "../generated/config")
        : schemaFolder;
      expect(dirname(target), path).toBe(made);
      expect(existsSync(target), path).toBe(true);
    }
  });

  it.each(withSchema.filter((path) => !sparse.test(path)))("[CONF-18] %s fits its schema", (path) => {
    const validate = validatorOf(resolve(configRoot, dirname(path), String(readConfig(path).$schema)));
    validate(readConfig(path));
    expect(validate.errors ?? []).toEqual([]);
  });

  it("keep messages in files named after their namespace, as flat maps", () => {
    const validate = validatorOf("messages.schema.json");
    for (const path of configFiles().filter((file) => /(^|\/)messages\//.test(file))) {
      expect(validate(readConfig(path)), path).toBe(true);
      const namespace = basename(path, ".json");
      for (const id of Object.keys(readConfig(path)).filter((key) => key !== "$schema"))
        expect(id.startsWith(`${namespace}.`), `${path}: ${id}`).toBe(true);
    }
  });
});

describe("configuration schemas", () => {
  it("[CONF-15] refuse a flag they do not know, and one that is no boolean", () => {
    const validate = validatorOf("domain.schema.json");
    const domain = readConfig("domains/solvanta-in.json");
    expect(validate({ ...domain, flags: { hideWizard: true } })).toBe(true);
    expect(validate({ ...domain, flags: { hideWizards: true } })).toBe(false);
    expect(validate({ ...domain, flags: { hideWizard: "yes" } })).toBe(false);
  });

  it("[MODE-05] leave a microsite vendor no markup, no address and no script", () => {
    const validate = validatorOf("microsite.schema.json");
    const vendor = readConfig("microsites/tidepass.json");
    for (const field of ["html", "script", "url", "css"])
      expect(validate({ ...vendor, [field]: "x" }), field).toBe(false);
    expect(validate({ ...vendor, frameAncestors: ["*"] })).toBe(false);
  });

  it("describe every field in a sentence", () => {
    const silent: string[] = [];
    for (const file of schemaFiles()) {
      visit(readSchema(file), (node, path) => {
        for (const [name, field] of Object.entries((node.properties ?? {}) as Record<string, Json>)) {
          if (!path.includes("/if") && !path.includes("/then") && !field.description && !field.$ref)
            silent.push(`${file}${path}/${name}`);
        }
      });
    }
    expect(silent).toEqual([]);
  });

  it("are closed wherever they list fields", () => {
    const open: string[] = [];
    for (const file of schemaFiles()) {
      visit(readSchema(file), (node, path) => {
        if (node.properties && node.type === "object" && node.additionalProperties === undefined)
          open.push(`${file}${path}`);
      });
    }
    expect(open).toEqual([]);
  });
});

function schemaFiles(): readonly string[] {
  return [
    "brand",
    "country",
    "domain",
    "language",
    "amenities",
    "routes",
    "page",
    "modals",
    "microsite",
    "experiment",
    "payment-modes",
    "limits",
    "messages",
  ].map((kind) => `${kind}.schema.json`);
}

function readSchema(file: string): Json {
  return JSON.parse(readFileSync(resolve(schemaFolder, file), "utf8")) as Json;
}

function validatorOf(file: string) {
  const ajv = createAjv();
  const schema = readSchema(file);
  const annotations = new Set(
    [...JSON.stringify(schema).matchAll(/"(x-[a-z-]+)":/g)].map(([, name = ""]) => name),
  );
  ajv.addVocabulary([...annotations].filter((name) => !ajv.getKeyword(name)));
  return ajv.compile(schema);
}

function visit(node: unknown, at: (node: Json, path: string) => void, path = ""): void {
  if (node === null || typeof node !== "object") return;
  at(node as Json, path);
  for (const [key, child] of Object.entries(node)) visit(child, at, `${path}/${key}`);
}
