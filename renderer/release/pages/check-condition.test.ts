import { describe, expect, it } from "vitest";
import { buildSmall, hero, page, shortFinding } from "../testing/small-config.ts";

const said = (when: object, cache: object = {}) => {
  const home = page("home", ["hero"], { hero: { ...hero, when } });
  const patched = { ...home, cache: { ...(home.cache as object), ...cache } };
  return buildSmall({ "pages/home.json": patched }).findings.map((finding) =>
    shortFinding(finding).replace(/^\S+ /, ""),
  );
};

describe("conditions", () => {
  it.each([
    [
      { exists: "site.contry" },
      'unknown-operand: "site.contry" is no operand. Did you mean "site.country.…"?',
    ],
    [
      { eq: ["user.signdIn", true] },
      'unknown-operand: "user.signdIn" is no operand. Did you mean "user.signedIn"?',
    ],
    [
      { eq: ["device.class", "phone"] },
      'unknown-value: "device.class" is never "phone"; it is one of "web", "webview".',
    ],
    [{ eq: ["flag.web2", "nwe"] }, 'unknown-value: The experiment "web2" has no arm "nwe"; it has off, on.'],
    [{ eq: ["site.country.COUNTRY_CODE", "ZZ"] }, 'unknown-value: There is no country "ZZ".'],
    [
      { exists: "query.rooms" },
      'unknown-operand: The page does not declare the query parameter "rooms", so conditions never see it. Write "rooms" in "cache.query" of the page.',
    ],
  ])("that can never hold are findings: %j", (when, expected) => {
    expect(said(when)).toEqual([expected]);
  });

  it.each([
    { eq: ["flag.web2", "on"] },
    { any: [{ eq: ["device.class", "webview"] }, { not: { exists: "user.audience" } }] },
    { in: ["site.locale", ["en", "nl"]] },
    { exists: "route.city" },
    { exists: "site.domain.flags.hideWizard" },
  ])("that name what exists are fine: %j", (when) => {
    expect(said(when)).toEqual([]);
  });

  it("see the query parameters that their page declares", () => {
    expect(said({ exists: "query.rooms" }, { query: ["rooms"] })).toEqual([]);
  });

  it("follow an experiment whose arms change", () => {
    const when = { eq: ["flag.web2", "on"] };
    const renamed = {
      id: "web2",
      enabled: true,
      control: "off",
      arms: { off: { weight: 50 }, new: { weight: 50 } },
    };
    const { findings } = buildSmall({
      "pages/home.json": page("home", ["hero"], { hero: { ...hero, when } }),
      "experiments/web2.json": renamed,
    });
    expect(findings.map(({ file, code }) => `${file} ${code}`)).toContain(
      "config/pages/home.json unknown-value",
    );
  });
});

describe("a message that a widget shows", () => {
  const titled = (title: string) =>
    buildSmall({
      "pages/home.json": page("home", ["hero"], { hero: { ...hero, props: { title } } }),
    }).findings.map((finding) => shortFinding(finding).replace(/^\S+ /, ""));

  it("asks for nothing that the widget does not give", () => {
    expect(titled("home.nights")).toEqual([
      'message-arguments: "home.nights" asks for {count}, which "hero" does not give. Name a message that asks for nothing.',
    ]);
    expect(titled("home.title")).toEqual([]);
  });
});
