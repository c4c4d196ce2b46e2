import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readConfigSource } from "#renderer/release";
import { registry } from "#widgets/registry";
import { isJsonObject } from "../../renderer/release/json/layer.ts";
import { type SchemaNode, schemaAt } from "../../renderer/release/json/schema-node.ts";
import { configPlace } from "../../renderer/release/read/config-place.ts";
import {
  compileProps,
  createAjv,
  loadConfigSchemas,
  registerAnnotations,
} from "../../renderer/release/schema/config-schemas.ts";
import { fitsPlainly } from "../../renderer/release/schema/plain-fit.ts";
import { projectRoot } from "../support/real-release.ts";
import { allMutations } from "./all-mutations.ts";
import { samplePerKind } from "./try-mutations.ts";

/** A value with the two that judge it. */
interface Judged {
  readonly value: unknown;
  readonly fits: (value: unknown) => boolean;
  readonly isValid: (value: unknown) => boolean;
}

/** How many mistakes of each kind are tried. */
const PER_KIND = 3;

const source = readConfigSource(projectRoot);
const folder = `${projectRoot}/schemas/config`;
const schemas = loadConfigSchemas(folder);
const manifests = Object.values(registry).map(({ manifest }) => manifest);
const ajv = createAjv();

const plain = {
  formats: ajv.formats,
  follow: (ref: string, document: SchemaNode) => {
    const target = schemaAt(document, ref.slice(1));
    return target && ([target, document] as const);
  },
};

/** A file of the configuration, as a whole document and as what stands in a page; none where it is no JSON. */
function judgedFile(file: string, text: string | null): Judged[] {
  const kind = configPlace(file.replace(/^config\//, ""))?.kind;
  const schema = schemas.get(kind ?? "");
  if (!schema || text === null) return [];
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return [];
  }
  return ["", ...(kind === "page" ? ["/$defs/Page"] : [])].map((pointer) => ({
    value,
    fits: (each) => fitsPlainly(each, schemaAt(schema.root, pointer), schema.root, plain),
    isValid: (each) => schema.validate(pointer)(each),
  }));
}

/** A manifest by the schema of manifests, and the props of its examples by its own. */
function judgedManifest(widget: SchemaNode, manifest: (typeof manifests)[number]): Judged[] {
  const { name, props } = manifest;
  const ofProps = ajv.getSchema(`staywright:props/${name}`) ?? compileProps(ajv, name, props);
  const examples = manifest.examples.map((example) => ({
    value: example.props,
    fits: (each: unknown) => fitsPlainly(each, props, props, plain),
    isValid: (each: unknown) => ofProps(each) === true,
  }));
  const whole = ajv.getSchema(String(widget.$id)) ?? ajv.compile(widget);
  return [
    {
      value: JSON.parse(readFileSync(`${projectRoot}/widgets/${name}/widget.json`, "utf8")),
      fits: (each) => fitsPlainly(each, widget, widget, plain),
      isValid: (each) => whole(each) === true,
    },
    ...examples,
  ];
}

/** Every member and item of a value, by its keys; the value itself first. */
function pathsIn(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== "object" || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, member]) => pathsIn(member, [...path, key]))];
}

const KEEP = Symbol("what is there");

/** A value with another one put, or none, at a path. */
function replaced(
  value: unknown,
  [key, ...rest]: readonly string[],
  put: (old: unknown) => unknown,
): unknown {
  if (key === undefined) return put(value);
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => {
      const member = String(index) === key ? replaced(item, rest, put) : item;
      return member === KEEP ? [] : [member];
    });
  }
  const members = Object.entries(value as object).map(([name, member]) => [
    name,
    name === key ? replaced(member, rest, put) : member,
  ]);
  return Object.fromEntries(members.filter(([, member]) => member !== KEEP));
}

/** Ways to damage what stands somewhere. */
const damages: readonly ((old: unknown) => unknown)[] = [
  () => KEEP,
  ...["", "a", "../x", "A b", " ", "2027-02-30", null, true, 0, -1, 1.5, 1e9, [], {}, [[]], { a: 1 }].map(
    (other) => () => other,
  ),
  (old) => (Array.isArray(old) ? [...old, ...old] : isJsonObject(old) ? { ...old, zzq: 1 } : [old]),
  (old) => (Array.isArray(old) ? old.slice(1) : isJsonObject(old) ? Object.values(old) : String(old)),
  (old) => (typeof old === "string" ? `${old}${old}` : typeof old === "number" ? -old : old),
];

describe("what plainly fits a schema", () => {
  it("is what ajv accepts, and nothing else, of mistakes of every kind in the real configuration", {
    timeout: 240_000,
  }, () => {
    const seen = { accepted: 0, refused: 0 };
    for (const mutation of samplePerKind(allMutations(source, manifests, folder), PER_KIND))
      for (const [file, text] of mutation.texts())
        for (const { value, fits, isValid } of judgedFile(file, text)) {
          const is = isValid(value);
          if (fits(value) !== is) expect.fail(`${mutation.kind}: ${file}, ${mutation.what}: ajv says ${is}`);
          seen[is ? "accepted" : "refused"]++;
        }
    expect(seen.accepted).toBeGreaterThan(100);
    expect(seen.refused).toBeGreaterThan(100);
  });

  it("is what ajv accepts, and nothing else, of documents and manifests damaged anywhere", {
    timeout: 240_000,
  }, () => {
    const widget = JSON.parse(
      readFileSync(`${projectRoot}/schemas/widget.schema.json`, "utf8"),
    ) as SchemaNode;
    registerAnnotations(ajv, widget);
    const all = [
      ...[...source.texts].flatMap(([file, text]) => judgedFile(file, text)),
      ...manifests.flatMap((manifest) => judgedManifest(widget, manifest)),
    ].map((each) => ({ ...each, paths: pathsIn(each.value) }));
    for (const { value, fits, isValid } of all) expect(fits(value)).toBe(isValid(value));
    fc.assert(
      fc.property(
        fc.constantFrom(...all),
        fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
        fc.constantFrom(...damages),
        ({ value, fits, isValid, paths }, where, damage) => {
          const damaged = replaced(value, paths[Math.floor(where * paths.length)] ?? [], damage);
          expect(fits(damaged)).toBe(isValid(damaged));
        },
      ),
      { numRuns: 5_000 },
    );
  });
});
