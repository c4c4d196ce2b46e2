import { describe, expect, it } from "vitest";
import { base, before, built, diffOf, lines } from "../testing/compared-releases.ts";
import { type ConfigPatch, card, changed, domain } from "../testing/small-config.ts";
import { diffReleases } from "./diff-releases.ts";

type Json = Readonly<Record<string, unknown>>;

const home = base["pages/home.json"] as Json & { readonly slots: { readonly main: Json & { nodes: Json } } };
const homeWith = (nodes: Json) => ({
  ...home,
  slots: { main: { ...home.slots.main, nodes: { ...home.slots.main.nodes, ...nodes } } },
});
const lockedCard: ConfigPatch = { "pages/home.json": homeWith({ card: { ...card, $lock: true } }) };

const opened = (patch: ConfigPatch, then: ConfigPatch = {}) => diffReleases(built(patch), built(then));
const reasons = ({ changes }: ReturnType<typeof diffOf>) => changes.map(({ reason }) => reason);

describe("a lock", () => {
  it("that appears is a change though every value is the same", () => {
    const diff = diffOf(lockedCard);
    expect(diff.after).toBe(diff.before);
    expect(lines(diff)).toMatchInlineSnapshot(`
      [
        "risky config/pages/home.json:48:20 global | pages.home.main.card.$lock: undefined → true | alba-nl,alba-pt,brio-nl",
      ]
    `);
    expect(reasons(diff)).toMatchInlineSnapshot(`
      [
        "Closed to the layers that come after: from now on it is a mistake when they say otherwise.",
      ]
    `);
  });

  it("that goes is the same change the other way round", () => {
    const diff = opened(lockedCard);
    expect(lines(diff)).toMatchInlineSnapshot(`
      [
        "risky config/pages/home.json:48:20 global | pages.home.main.card.$lock: true → undefined | alba-nl,alba-pt,brio-nl",
      ]
    `);
    expect(reasons(diff)).toMatchInlineSnapshot(`
      [
        "Open again: brands, countries or domains that come after may say otherwise.",
      ]
    `);
    expect(diff.changes[0]?.side).toBe("before");
  });

  it("that is switched off stands where it did", () => {
    const diff = opened(lockedCard, { "pages/home.json": homeWith({ card: { ...card, $lock: false } }) });
    expect(lines(diff)).toMatchInlineSnapshot(`
      [
        "risky config/pages/home.json:48:20 global | pages.home.main.card.$lock: true → undefined | alba-nl,alba-pt,brio-nl",
      ]
    `);
    expect(diff.changes[0]?.side).toBe("after");
  });

  it("is one however its name is spelt", () => {
    const text = JSON.stringify(lockedCard["pages/home.json"]).replace("$lock", "\\u0024lock");
    expect(diffOf({ "pages/home.json": text }).changes.map(({ at }) => at)).toEqual([
      "slots.main.nodes.card.$lock",
    ]);
  });

  it("reaches the sites of its layer and no other", () => {
    const theme = { accent: { $value: "#112233", $lock: true }, density: "airy" };
    expect(
      lines(
        diffOf({
          "brands/alba/brand.json": changed("brands/alba/brand.json", { theme }),
          "limits.json": { rooms: { max: 4, payAtHotelMax: { $value: 3, $lock: true } } },
          "countries/PT.json": changed("countries/PT.json", { urlCode: { $value: "pt", $lock: true } }),
        }),
      ),
    ).toMatchInlineSnapshot(`
      [
        "risky config/brands/alba/brand.json:7:16 brand alba | brand.theme.accent.$lock: undefined → true | alba-nl,alba-pt",
        "risky config/countries/PT.json:5:14 country PT | country.urlCode.$lock: undefined → true | alba-pt",
        "risky config/limits.json:6:16 global | limits.rooms.payAtHotelMax.$lock: undefined → true | alba-nl,alba-pt,brio-nl",
      ]
    `);
  });

  it("on the whole record is one change", () => {
    const country = { ...(base["brands/alba/countries/PT.json"] as Json), $lock: true };
    expect(lines(diffOf({ "brands/alba/countries/PT.json": country }))).toMatchInlineSnapshot(`
      [
        "risky config/brands/alba/countries/PT.json:3:12 brand alba in PT | country.$lock: undefined → true | alba-pt",
      ]
    `);
  });

  it("that moves to another layer goes in one place and appears in the other", () => {
    const inBrand = { name: { $value: "Brio", $lock: true } };
    const country = (members: Json) => changed("countries/NL.json", members);
    const phone = { $value: "+31 1", $lock: true };
    expect(
      lines(
        diffReleases(
          built({ "countries/NL.json": country({ supportPhone: phone }) }),
          built({
            "brands/brio/brand.json": changed("brands/brio/brand.json", inBrand),
            "brands/brio/countries/NL.json": { supportPhone: phone },
          }),
        ),
      ),
    ).toMatchInlineSnapshot(`
      [
        "risky config/brands/brio/brand.json:5:14 brand brio | brand.name.$lock: undefined → true | brio-nl",
        "risky config/brands/brio/countries/NL.json:4:14 brand brio in NL | country.supportPhone.$lock: undefined → true | brio-nl",
        "risky config/countries/NL.json:7:14 country NL | country.supportPhone.$lock: true → undefined | alba-nl,brio-nl",
      ]
    `);
  });

  it("comes and goes with its node without a word of its own", () => {
    const added = homeWith({ extra: { ...card, $lock: true } });
    const order = ["hero", "card", "note", "extra"];
    const withNode = { ...added, slots: { main: { ...added.slots.main, order } } };
    const [only, ...others] = diffOf({ "pages/home.json": withNode }).changes;
    expect([only?.touches.map(({ path }) => path), others]).toEqual([["pages.home.main.extra"], []]);
    expect(opened({ "pages/home.json": withNode }).changes).toHaveLength(1);
  });

  it("that keeps a node away is told beside the node that is gone", () => {
    const without = {
      slots: {
        main: {
          order: { $remove: ["card"], $after: { hero: ["more"] } },
          nodes: { hero: { props: { ratio: 0.5 } }, more: card, card: { $unset: true, $lock: true } },
        },
      },
    };
    expect(lines(diffOf({ "brands/alba/pages/home.json": without }))).toMatchInlineSnapshot(`
      [
        "risky config/brands/alba/pages/home.json:25:17 brand alba | pages.home.main.card: {"widget":"card","v":1,"props":{"columns":3}} → undefined | alba-nl,alba-pt",
        "risky config/brands/alba/pages/home.json:27:20 brand alba | pages.home.main.card.$lock: undefined → true | alba-nl,alba-pt",
      ]
    `);
  });

  it("of a domain's own overrides closes nothing", () => {
    const overrides = { brand: { name: "Alba PT", $lock: true }, limits: { rooms: { max: 2 } } };
    const diff = diffOf({
      "domains/alba-pt.json": domain("alba-pt", "alba", "PT", ["en"], { overrides }),
    });
    expect(lines(diff)).toMatchInlineSnapshot(`
      [
        "safe config/domains/alba-pt.json:15:16 domain alba-pt | brand.$lock: undefined → true | alba-pt",
      ]
    `);
    expect(reasons(diff)).toMatchInlineSnapshot(`
      [
        "No layer comes after a domain's own, so its lock closes nothing.",
      ]
    `);
  });

  it("that other layers bring is the doing of the domain that chose them", () => {
    const countries: ConfigPatch = {
      "countries/NL.json": changed("countries/NL.json", { regionId: { $value: 143, $lock: true } }),
      "countries/PT.json": changed("countries/PT.json", {
        regionId: { $value: 1001, $lock: true },
        supportPhone: { $value: "+351 1", $lock: true },
      }),
      "brands/alba/countries/PT.json": null,
    };
    const moved = { ...countries, "domains/brio-nl.json": domain("brio-nl", "brio", "PT", ["nl"]) };
    const diff = diffReleases(built(countries), built(moved));
    expect(diff.changes.map(({ file, at }) => `${file} ${at}`)).toEqual([
      "config/domains/brio-nl.json country",
    ]);
    const locks = diff.changes[0]?.touches.filter(({ path }) => path.endsWith("$lock"));
    expect(locks?.map(({ path, class: kind, sites }) => [path, kind, sites])).toEqual([
      ["country.supportPhone.$lock", "risky", ["brio-nl"]],
    ]);
  });

  it("that nobody touched is no change", () => {
    const locked = built(lockedCard);
    expect(diffReleases(locked, built(lockedCard)).changes).toEqual([]);
    const written = `${JSON.stringify(lockedCard["pages/home.json"])}\n`;
    expect(diffReleases(locked, built({ "pages/home.json": written })).changes).toEqual([]);
    expect(diffReleases(before, before).changes).toEqual([]);
  });

  it("beside a value that changes is told with it", () => {
    const ratio = { $value: 1.5, $lock: true };
    const node = { ...(home.slots.main.nodes.hero as Json), props: { title: "home.title", ratio } };
    const alba = { slots: { main: { order: { $after: { hero: ["more"] } }, nodes: { more: card } } } };
    const from = built({ "brands/alba/pages/home.json": alba });
    const to = { "pages/home.json": homeWith({ hero: node }), "brands/alba/pages/home.json": alba };
    expect(lines(diffReleases(from, built(to)))).toMatchInlineSnapshot(`
      [
        "risky config/pages/home.json:29:24 global | pages.home.main.hero.props.ratio.$lock: undefined → true | alba-nl,alba-pt,brio-nl",
        "safe config/pages/home.json:27:22 global | pages.home.main.hero.props.ratio: 1 → 1.5 | alba-nl,alba-pt,brio-nl",
      ]
    `);
  });
});
