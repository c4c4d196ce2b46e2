import { expect, it } from "vitest";
import { createReleaseBuilder, readConfigSource } from "#renderer/release";
import type { Brand } from "#schemas";
import { migrations } from "#widgets/migrations";
import { registry } from "#widgets/registry";
import { projectRoot } from "../support/real-release.ts";

const widgets = Object.values(registry).map(({ manifest }) => manifest);
const source = readConfigSource(projectRoot);
const build = createReleaseBuilder({ root: projectRoot, widgets, migrations });

function findingsAfter(file: string, edit: (text: string) => string): readonly string[] {
  const text = source.texts.get(file) ?? "";
  const texts = new Map([...source.texts, [file, edit(text)]]);
  const { findings } = build({ now: new Date("2027-01-15T10:00:00Z"), source: { ...source, texts } });
  return findings.map(({ code, severity, file: at }) => `${severity} ${code} ${at}`);
}

const BRAND = "config/brands/solvanta/brand.json";
const DOMAIN = "config/domains/solvanta-in.json";
const PAGE = "config/pages/static.json";
const LIMITS = "config/limits.json";
const toHost = (feedbackHost: string) => (text: string) =>
  JSON.stringify({ ...(JSON.parse(text) as Brand), feedbackHost }, null, 2);

it("[SNACK-03] tells of a feedback host and of an address that the limits do not list, where they are named", () => {
  const before = findingsAfter(BRAND, (text) => text);
  const told = (file: string, edit: (text: string) => string) =>
    findingsAfter(file, edit).filter((each) => !before.includes(each));
  expect(told(BRAND, toHost("https://feedback.evil.example"))[0]).toContain(
    `error unknown-feedback-host ${BRAND}`,
  );
  expect(
    told(DOMAIN, (text) => {
      const domain = JSON.parse(text) as { readonly overrides?: object };
      const overrides = { ...domain.overrides, brand: { feedbackHost: "https://feedback.evil.example" } };
      return JSON.stringify({ ...domain, overrides }, null, 2);
    })[0],
  ).toContain(`error unknown-feedback-host ${DOMAIN}`);
  for (const url of ["https://evil.example/", "//evil.example", "javascript:alert(1)", "/nowhere"])
    expect(
      told(PAGE, (text) => text.replace('"url": "/service/contact"', `"url": "${url}"`))[0],
      url,
    ).toContain(`error unknown-feedback-url ${PAGE}`);
  for (const url of ["//evil.example", "javascript:alert(1)", "http://plain.example/", "/\\\\evil.example"])
    expect(told(LIMITS, (text) => text.replace('"urls": ["/"', `"urls": ["${url}", "/"`))[0], url).toContain(
      `error bad-format ${LIMITS}`,
    );
});
