import { describe, expect, it } from "vitest";
import { buildSmall, hero, page, shortFinding } from "../testing/small-config.ts";

const vendor = (more: object) => ({ name: "tide", settings: {}, ...more });
const said = (files: Parameters<typeof buildSmall>[0]) => buildSmall(files).findings.map(shortFinding);
const locked = page("home", ["hero"], {
  hero: { ...hero, props: { title: "home.title", size: { $value: "large", $lock: true } } },
});

describe("a lock", () => {
  it("[MODE-05] holds against vendors", () => {
    const files = {
      "pages/home.json": locked,
      "microsites/tide.json": vendor({ settings: { hero: { size: "small" } } }),
    };
    expect(said(files)).toEqual([
      expect.stringContaining(
        'locked: "size" of home.main.hero is locked by the layer "global" in config/pages/home.json',
      ),
    ]);
    expect(buildSmall(files).release).toBeNull();
  });

  it("[MODE-05] holds on the sites the vendor embeds, and lets others be", () => {
    const brand = { slots: { main: { nodes: { hero: { $lock: true } } } } };
    const files = (domains: readonly string[]) => ({
      "brands/brio/pages/home.json": brand,
      "microsites/tide.json": vendor({ domains, settings: { hero: { size: "small" } } }),
    });
    expect(said(files(["alba-nl"]))).toEqual([]);
    expect(said(files(["brio-nl"]))).toEqual([expect.stringContaining("config/microsites/tide.json")]);
  });

  it("[MODE-05] of a footer, in whatever layer, keeps vendors from hiding it", () => {
    const home = page("home", [], {}, {});
    const slots = { main: { order: [], nodes: {} }, footer: { order: ["end"], nodes: { end: hero } } };
    const files = (layer: object, domains: readonly string[] = ["alba-nl", "brio-nl"]) => ({
      "pages/home.json": { ...home, slots },
      "brands/brio/pages/home.json": { slots: { footer: layer } },
      "microsites/tide.json": vendor({ domains, hide: ["footer"] }),
    });
    const refused = [
      expect.stringMatching(
        /^config\/microsites\/tide\.json:\d+:\d+ locked: home\.footer\.end is locked by the layer "brand brio" in config\/brands\/brio\/pages\/home\.json:\d+, so no vendor may hide the footer\./,
      ),
    ];
    expect(said(files({ $lock: true }))).toEqual(refused);
    expect(said(files({ nodes: { end: { $lock: true } } }))).toEqual(refused);
    expect(said(files({ $lock: true }, ["alba-nl"]))).toEqual([]);
    expect(said(files({}))).toEqual([]);
    expect(buildSmall(files({ $lock: true })).release).toBeNull();
  });

  it("that is neither true nor false is no lock but a mistake", () => {
    const wrong = page("home", ["hero"], {
      hero: { ...hero, props: { title: "home.title", size: { $value: "large", $lock: "yes" } } },
    });
    expect(said({ "pages/home.json": wrong })).toEqual([
      expect.stringContaining('wrong-type: A lock is true or false, not "yes".'),
    ]);
  });
});

describe("a layer that no site reads", () => {
  it.each([
    ["brands/abla/pages/home.json", 'There is no brand "abla"', 'Did you mean "alba"?'],
    ["countries/ZZ/pages/home.json", 'There is no country "ZZ"', "Write config/countries/ZZ.json"],
    ["brands/alba/countries/NX.json", 'There is no country "NX"', "Write config/countries/NX.json"],
    ["brands/abla/messages/en/home.json", 'There is no brand "abla"', 'Did you mean "alba"?'],
  ])("is one finding: %s", (file, message, suggestion) => {
    const text = file.includes("messages") ? { "home.title": "Hi" } : { $schema: "x" };
    const found = said({ [file]: text });
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(`config/${file}:1:1`);
    expect(found[0]).toContain(message);
    expect(found[0]).toContain(suggestion);
  });

  it("is said once for all files of its folder", () => {
    const files = {
      "brands/abla/pages/home.json": {},
      "brands/abla/pages/list.json": {},
      "brands/abla/countries/NL.json": {},
    };
    expect(said(files)).toHaveLength(1);
  });
});
