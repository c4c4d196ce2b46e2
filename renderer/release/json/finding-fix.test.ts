import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mergeLayers } from "../layers/merge-layers.ts";
import { applyFix } from "../testing/apply-fix.ts";
import { layer, layerStacks } from "../testing/arbitrary-layers.ts";
import { buildSmall, changed, domain, hero, page, smallConfig } from "../testing/small-config.ts";

const codes = (patch: Parameters<typeof buildSmall>[0]) => buildSmall(patch).findings.map(({ code }) => code);

describe("a finding that can be mended", () => {
  const node = (patch: object) => page("home", ["hero"], { hero: { ...hero, ...patch } });

  it.each([
    ["a misspelt property", "limits.json", { romos: { max: 4, payAtHotelMax: 3 } }],
    ["a misspelt choice", "pages/home.json", node({ props: { title: "home.title", size: "lareg" } })],
    ["a misspelt message", "pages/home.json", node({ props: { title: "home.titel" } })],
    [
      "an override that says nothing new",
      "brands/alba/pages/home.json",
      { slots: { main: { nodes: { hero: { props: { title: "home.title", ratio: 1 } } } } } },
    ],
  ] as const)("is valid after its fix: %s", (_, file, value) => {
    const text = JSON.stringify(value, null, 2);
    const [finding] = buildSmall({ [file]: text }).findings;
    expect(finding?.fix?.title).toMatch(/^(Write|Remove) "/);
    expect(codes({ [file]: applyFix(text, finding?.fix) })).toEqual([]);
  });

  it.each([
    ["a widget", "pages/home.json", node({ widget: "hreo" })],
    ["an experiment", "pages/home.json", node({ when: { eq: ["flag.wbe2", "on"] } })],
    ["a brand", "domains/alba-pt.json", domain("alba-pt", "abla", "PT", ["en"])],
    ["a country", "domains/alba-pt.json", domain("alba-pt", "alba", "TP", ["en"])],
    ["an arm", "experiments/web2.json", changed("experiments/web2.json", { control: "offf" })],
    ["an id in an order", "pages/home.json", page("home", ["hreo"], { hero })],
  ] as const)("is left to people when %s is too short to know", (_, file, value) => {
    const [finding] = buildSmall({ [file]: JSON.stringify(value, null, 2) }).findings;
    expect(finding?.suggestion).toMatch(/^Did you mean "/);
    expect(finding?.fix).toBeUndefined();
  });

  it("is left to people when two names are as close", () => {
    const props = { title: "home.title", size: "larg" };
    expect(buildSmall({ "pages/home.json": node({ props }) }).findings[0]?.fix).toBeUndefined();
    const amenities = { 3: { id: 3, name: "amenities.pool" } };
    const english = { ...smallConfig["messages/en/amenities.json"], "amenities.poolx": "Poor" };
    const patch = {
      "amenities.json": { amenities: { ...amenities, 4: { id: 4, name: "amenities.poolz" } } },
      "messages/en/amenities.json": english,
      "messages/nl/amenities.json": { ...english, "amenities.pool": "Zwembad" },
    };
    const [finding] = buildSmall(patch).findings.filter(({ severity }) => severity === "error");
    expect(finding).toMatchObject({ code: "unknown-message" });
    expect(finding?.fix).toBeUndefined();
  });

  it("takes a repeated value out and leaves the merged value as it was", () => {
    fc.assert(
      fc.property(layerStacks, (layers) => {
        const { value, findings } = mergeLayers(layers);
        for (const { code, file, fix } of findings) {
          if (code !== "no-op-override") continue;
          const mended = layers.map((one) =>
            one.source.file === file ? layer(one.name, applyFix(one.source.text, fix)) : one,
          );
          expect(mergeLayers(mended).value).toEqual(value);
        }
      }),
    );
  });
});
