import { describe, expect, it } from "vitest";
import { evaluate } from "../../page/conditions.ts";
import type { Condition } from "../../page/page-document.ts";
import { buildSmall, card, hero, page, releaseOf, shortFinding } from "../testing/small-config.ts";

const wizz = (weights: readonly [number, number], more: object = {}) => ({
  "experiments/wizz.json": {
    id: "wizz",
    enabled: true,
    control: "wizard",
    arms: { wizard: { weight: weights[0] }, plus: { weight: weights[1] } },
    ...more,
  },
});
const findings = (patch: object) => buildSmall({ ...patch }).findings.map(shortFinding);

describe("experiments of a release", () => {
  it("[EXP-01] have weights that add up to 100", () => {
    expect(findings(wizz([70, 30]))).toEqual([]);
    expect(findings(wizz([70, 20]))).toMatchInlineSnapshot(`
      [
        "config/experiments/wizz.json:5:3 weights-not-100: The weights of the arms add up to 90, not to 100. Write weights that add up to 100.",
      ]
    `);
    expect(findings(wizz([0, 0]))).toHaveLength(1);
  });

  it("[EXP-01] fall back on an arm they have", () => {
    expect(findings(wizz([50, 50], { control: "wizart" }))).toMatchInlineSnapshot(`
      [
        "config/experiments/wizz.json:4:14 unknown-arm: The control arm "wizart" is not one of the arms. Did you mean "wizard"?",
      ]
    `);
  });

  it("choose the plus form of the membership page by the wizz flag", () => {
    const isPlus = { eq: ["flag.wizz", "plus"] } as const;
    const wizard = page("wizard", ["landing", "plus"], {
      landing: { ...hero, when: { not: isPlus } },
      plus: { ...card, when: isPlus },
    });
    const release = releaseOf({ ...wizz([100, 0]), "pages/wizard.json": wizard });
    const nodes = release.sites["alba-nl"]?.pages.wizard?.slots.main?.nodes ?? {};
    const shown = (arm: string) =>
      Object.entries(nodes).flatMap(([id, { when }]) =>
        when && evaluate(when, { flag: { wizz: arm } }) === false ? [] : [id],
      );
    expect(shown("wizard")).toEqual(["landing"]);
    expect(shown("plus")).toEqual(["plus"]);
    const unknown = findings({ "pages/wizard.json": wizard }).filter(
      (finding) => !finding.includes("page-without-route"),
    );
    expect(unknown).toHaveLength(1);
    expect(unknown[0]).toContain("It is named in another place too:");
  });
});

describe("conditions on a domain's flags", () => {
  const when: Condition = { exists: "site.domain.flags.hideWizard" };
  const home = page("home", ["hero", "card"], { hero: { ...hero, when: { not: when } }, card });
  const orderOf = (patch: object) => {
    const { sites } = releaseOf({ "pages/home.json": home, ...patch });
    return Object.fromEntries(
      Object.entries(sites).map(([id, { pages }]) => [id, pages.home?.slots.main?.nodes.hero?.when]),
    );
  };

  it("[CONF-15] are decided when the release is built where no vendor sets the flag", () => {
    expect(orderOf({})).toEqual({ "alba-nl": undefined, "alba-pt": undefined, "brio-nl": undefined });
  });

  it("[CONF-15] [MODE-05] wait for the request on the domains of a vendor that sets it", () => {
    const vendor = { name: "tide", domains: ["alba-pt"], flags: { hideWizard: true }, settings: {} };
    expect(orderOf({ "microsites/tide.json": vendor })).toEqual({
      "alba-nl": undefined,
      "alba-pt": { not: when },
      "brio-nl": undefined,
    });
    expect(evaluate({ not: when }, { site: { domain: { flags: { hideWizard: true } } } })).toBe(false);
    expect(evaluate({ not: when }, { site: { domain: { flags: {} } } })).toBe(true);
  });
});
