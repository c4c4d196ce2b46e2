import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import { registry } from "#widgets/registry";
import { projectRoot } from "../../../tests/support/real-release.ts";
import type { WidgetManifest } from "../../view/widget-registry.ts";
import type { SchemaNode } from "../json/schema-node.ts";
import { holdsAddress, openWidgets } from "../schema/vendor-surface.ts";
import { widgets as smallWidgets } from "../testing/small-config.ts";
import { validateAsVendor } from "./vendor-report.ts";
import { vendorSchema } from "./vendor-schema.ts";

const base = JSON.parse(
  readFileSync(join(projectRoot, "schemas/config/microsite.schema.json"), "utf8"),
) as SchemaNode;
const widgets = Object.values(registry).map(({ manifest }) => manifest);
const schema = vendorSchema({ base, widgets, domains: ["solvanta-in", "wrenhollow-nl"] });
const ajv = new Ajv2020({ strict: true, allErrors: true });
ajv.addVocabulary(["x-message", "x-asset", "x-ref", "x-offer", "x-usual"]);
const validate = ajv.compile(schema);
const vendor = { name: "a", sdk: "web", hide: [], frameAncestors: [], settings: {} };

describe("the schema of a vendor's file", () => {
  it("[MODE-05] lists exactly the widgets and props that are open", () => {
    const { settings } = schema.properties as { settings: { properties: Record<string, SchemaNode> } };
    const listed = Object.entries(settings.properties).flatMap(([widget, { properties }]) =>
      Object.keys(properties as object).map((prop) => `${widget}.${prop}`),
    );
    const open = widgets.flatMap(({ name, overridable = [] }) =>
      overridable.map((prop) => `${name}.${prop}`),
    );
    expect(listed.sort()).toEqual(open.sort());
  });

  it("[MODE-05] accepts what is open and nothing else", () => {
    expect(validate({ ...vendor, settings: { "popular-cities": { count: 3 } } })).toBe(true);
    for (const more of [
      { settings: { "popular-cities": { count: 99 } } },
      { settings: { checkout: {} } },
      { settings: { "home-hero": { variant: "split" } } },
      { hideWidgets: ["policies"] },
      { domains: ["solvanta-ae"] },
    ])
      expect(validate({ ...vendor, ...more }), JSON.stringify(more)).toBe(false);
  });

  it("[MODE-05] says what each prop is and writes no default into a vendor's file", () => {
    const text = JSON.stringify(schema.properties && (schema.properties as SchemaNode).settings);
    expect(text).not.toContain('"default"');
    expect(text).not.toContain('"$ref"');
    for (const { props } of openWidgets(widgets))
      for (const [name, prop] of Object.entries(props)) expect(prop.description, name).toBeTruthy();
  });

  it("stands for itself where props refer to each other", () => {
    const [hero] = smallWidgets;
    const manifest = {
      ...(hero as WidgetManifest),
      overridable: ["look"],
      props: {
        type: "object",
        additionalProperties: false,
        properties: { look: { $ref: "#/$defs/Look", description: "Its look." } },
        $defs: { Look: { enum: ["a", "b"], default: "a", description: "A look." } },
      },
    };
    expect(openWidgets([manifest])[0]?.props).toEqual({
      look: { enum: ["a", "b"], description: "Its look." },
    });
  });

  it("holds nothing when nothing is open", () => {
    const none = new Ajv2020({ strict: true }).compile(
      vendorSchema({ base: withoutMarks(base), widgets: [], domains: [] }),
    );
    expect(none({ ...vendor, hideWidgets: [] })).toBe(true);
    expect(none({ ...vendor, hideWidgets: ["story"] })).toBe(false);
  });
});

describe("what widgets open", () => {
  it("[MODE-05] holds no address anywhere", () => {
    for (const { name, overridable = [], props } of widgets)
      for (const prop of overridable) expect(holdsAddress(props, prop), `${name}.${prop}`).toBe(false);
    const { story, checkout } = registry;
    expect(holdsAddress(story?.manifest.props ?? {}, "link")).toBe(true);
    expect(holdsAddress(checkout?.manifest.props ?? {}, "termsPath")).toBe(true);
  });
});

describe("a vendor's report", () => {
  const text = JSON.stringify(
    { ...vendor, hideWidgets: ["story"], settings: { "popular-cities": { count: 3 } } },
    null,
    1,
  );
  const finding = { code: "x", severity: "error", line: 1, column: 1, message: "m", sites: [] } as const;
  const findings = ["tidepass", "lantern-ferries"].map((name) => ({
    ...finding,
    file: `config/microsites/${name}.json`,
  }));

  it("[MODE-05] shows a vendor its own mistakes only, and what is open with its own values", () => {
    const report = validateAsVendor({
      vendor: "tidepass",
      result: { findings },
      widgets,
      value: JSON.parse(text),
    });
    expect(report.findings.map(({ file }) => file)).toEqual(["config/microsites/tidepass.json"]);
    const open = Object.fromEntries(report.open.map((each) => [each.widget, each]));
    expect(open.story).toMatchObject({ hideable: true, hidden: true });
    expect(open["popular-cities"]?.props.count).toEqual({
      type: "integer (at least 1, at most 12)",
      description: "Most cities shown.",
      value: 3,
    });
    expect(open["home-hero"]?.props.title).toMatchObject({ type: "message id", value: undefined });
    expect(open.checkout).toBeUndefined();
  });

  it("[MODE-05] says so when there is no such vendor", () => {
    const report = validateAsVendor({ vendor: "nobody", result: { findings }, widgets, value: undefined });
    expect(report.findings).toMatchObject([
      { code: "unknown-vendor", message: 'There is no vendor "nobody".' },
    ]);
  });
});

function withoutMarks(node: SchemaNode): SchemaNode {
  return JSON.parse(
    JSON.stringify(node, (key, value) => (key.startsWith("x-") ? undefined : value)),
  ) as SchemaNode;
}
