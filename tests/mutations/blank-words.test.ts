import { describe, expect, it } from "vitest";
import { readConfigSource } from "#renderer/release";
import { registry } from "#widgets/registry";
import { configPlace } from "../../renderer/release/read/config-place.ts";
import { projectRoot } from "../support/real-release.ts";
import { spotSchemas } from "./all-mutations.ts";
import { type Spot, spotsIn } from "./json-spots.ts";
import { textMutation } from "./mutation.ts";
import { sample } from "./random.ts";
import { createTrials, samplePerKind } from "./try-mutations.ts";

const widgets = Object.values(registry).map(({ manifest }) => manifest);
const { texts } = readConfigSource(projectRoot);
const schemas = spotSchemas(texts, widgets, `${projectRoot}/schemas/config`);

/**
 * Every text of the configuration that is no name or choice of its schema, blank; texts of one field of one
 * kind of file are one kind.
 */
const blanks = [...texts].flatMap(([file, text]) => {
  const kind = configPlace(file.replace(/^config\//, ""))?.kind;
  const spots = kind === undefined || kind === "messages" ? [] : spotsIn(file, text, kind, schemas);
  return spots.filter(isText).map(({ node, path }) =>
    textMutation(
      {
        kind: `${kind} ${path.filter((key) => typeof key === "string").join(".")}`,
        what: path.join("."),
        file,
      },
      text,
      {
        offset: node.offset,
        length: node.length,
        text: '"  "',
      },
    ),
  );
});

/** What a name must be is asked by other mistakes, and a condition may ask for any value. */
function isText({ node, schema, path }: Spot): boolean {
  const isNamed = ["x-message", "x-ref", "x-asset", "x-code", "enum", "const"].some((key) => key in schema);
  const isOfCondition = path.some((key) => ["when", "that"].includes(String(key)));
  return node.type === "string" && !isNamed && !isOfCondition;
}

/** So many properties are tried: each costs a build. */
const TRIED = 200;

describe("a blank text", () => {
  it("[CONF-18] is told where it stands, whatever it is of", { timeout: 480_000 }, () => {
    const { attempt } = createTrials(projectRoot, widgets);
    const trials = sample(samplePerKind(blanks, 1), TRIED, "blank").map(attempt);
    const silent = trials.filter(({ findings }) => findings.length === 0);
    expect(trials.length).toBeGreaterThan(40);
    expect(silent.map(({ mutation: { file, what } }) => `${file}: ${what}`)).toEqual([]);
  });
});
