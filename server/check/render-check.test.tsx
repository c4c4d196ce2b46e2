import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { type ConfigSource, createReleaseBuilder, readConfigSource } from "#renderer/release";
import { operationTable } from "#schemas";
import { migrations } from "#widgets/migrations";
import { registry } from "#widgets/registry";
import { searchReferences } from "../web/search-references.ts";
import { createReleaseRenderer } from "./entry-check.ts";
import { problemFindings } from "./problem-findings.ts";
import { createRenderCheck } from "./render-check.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const now = new Date("2027-01-15T10:00:00Z");
const source = readConfigSource(root);
const build = createReleaseBuilder({
  root,
  widgets: Object.values(registry).map(({ manifest }) => manifest),
  migrations,
});
const render = createReleaseRenderer();

/** The real configuration with pieces of files replaced; it must still be a release. */
function changed(...edits: readonly (readonly [file: string, from: string, to: string])[]) {
  const texts = new Map(source.texts);
  for (const [file, from, to] of edits) {
    const text = texts.get(file) ?? "";
    if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
    texts.set(file, text.replace(from, to));
  }
  return built({ ...source, texts });
}

function built(from: ConfigSource) {
  const { release, explain, findings } = build({ now, source: from });
  if (!release) throw new Error(`Not valid: ${findings.map(({ message }) => message).join("\n")}`);
  return { release, explain };
}

function lineOf(file: string, text: string): number {
  return (source.texts.get(file) ?? "").split("\n").findIndex((line) => line.includes(text)) + 1;
}

describe("pages of a release, rendered in memory", { timeout: 240_000 }, () => {
  it("[CONF-18] are all of every site in every language, and nothing is wrong with those of this repository", () => {
    const { release, explain } = built(source);
    const first = render({ release, explain }, now);
    expect(first.findings).toEqual([]);
    const views = Object.values(release.sites).map(
      ({ locales, pages }) => locales.length * Object.keys(pages).length,
    );
    expect(first.pages).toBe(views.reduce((sum, count) => sum + count));
  });

  it("are rendered once for what resolves equal, and again for what a change touches", () => {
    const { release, explain } = built(source);
    const known = render({ release, explain }, now);
    expect(render({ release, explain }, now).nodes).toBe(0);
    const file = "config/messages/nl/sign-in.json";
    const again = render(changed([file, '"sign-in.title": "', '"sign-in.title": "Ook ']), now);
    expect(again.findings).toEqual([]);
    expect(again.pages).toBe(known.pages);
    expect(again.nodes).toBeGreaterThan(0);
    expect(again.nodes).toBeLessThan(100);
  });

  it("say where a link leads nowhere, once for all sites", () => {
    const file = "config/pages/home.json";
    const { findings } = render(changed([file, '"/partner-with-us"', '"/parnter-with-us/now"']), now);
    expect(findings).toMatchObject([
      { code: "broken-link", severity: "error", file, line: lineOf(file, '"/partner-with-us"') },
    ]);
    expect(findings[0]?.sites.length).toBeGreaterThan(1);
    expect(findings[0]?.message).toContain("/parnter-with-us/now leads nowhere");
  });

  it("say which message needs a value that nobody gives it, in its own file", () => {
    const first = expect.stringMatching(/^config\/messages\/\w+\/seo\.json$/);
    const locales = [...source.texts.keys()].filter((name) =>
      /^config\/messages\/\w+\/seo\.json$/.test(name),
    );
    const edits = locales.map(
      (name) => [name, '"seo.checkout.title": "', '"seo.checkout.title": "{place} '] as const,
    );
    const { findings } = render(changed(...edits), now);
    expect(findings).toMatchObject([
      {
        code: "unsaid-message",
        file: first,
        line: lineOf("config/messages/en/seo.json", '"seo.checkout.title"'),
      },
    ]);
    expect(findings[0]?.message).toContain("It needs {place}");
  });

  it("say that a page lost what it is for", () => {
    const file = "config/pages/safety.json";
    const { findings } = render(changed([file, '"order": ["article"]', '"order": []']), now);
    expect(findings).toMatchObject([{ code: "empty-region", file }]);
    expect(findings[0]?.message).toContain('Nothing is shown in "main" of the page "safety"');
  });

  it("say that a page lost its header on one site", () => {
    const file = "config/domains/wrenhollow-nl.json";
    const waiver = '"waives": { "page-header": { "why": "A test looks at what guests would see." } },';
    const overrides = '"overrides": { "pages": { "checkout": { "slots": { "header": { "order": [] } } } } },';
    const { findings } = render(
      // What asks for a header is waived, so that the pages are looked at.
      changed([file, '"id": "wrenhollow-nl",', `"id": "wrenhollow-nl", ${waiver} ${overrides}`]),
      now,
    );
    expect(findings).toMatchObject([{ code: "empty-region", file, sites: ["wrenhollow-nl"] }]);
  });

  it("name the view that throws and why, with conditions both ways and in every arm", () => {
    const { release, explain } = built(source);
    const [one = expect.fail()] = Object.values(release.sites);
    const small = { ...release, sites: { [one.id]: one }, fallbackSite: one.id };
    const scopes = Object.fromEntries(Object.entries(operationTable).map(([id, { scope }]) => [id, scope]));
    const broken = registry["user-mode-strip"] ?? expect.fail();
    const view = () => {
      throw new RangeError("Invalid time zone specified: Europe/Rotterdam");
    };
    const check = createRenderCheck({
      registry: { ...registry, "user-mode-strip": { ...broken, view } },
      scopes,
      references: searchReferences,
    });
    const findings = problemFindings(check(small, now).problems, small, explain);
    expect(findings).toMatchObject([
      { code: "render-failed", file: expect.stringMatching(/\/pages\/\w+\.json$/) },
    ]);
    expect(findings[0]?.message).toContain(
      '"user-mode-strip" cannot be shown: RangeError: Invalid time zone specified: Europe/Rotterdam',
    );
  });
});
