import { expect, it } from "vitest";
import { heapUsed } from "../../tests/support/heap-used.ts";
import type { SiteView } from "../site/site.ts";
import type { AssetSource } from "./asset-source.ts";
import { createStylesheets } from "./stylesheets.ts";

const assets = {
  styles: (widgets: readonly string[]) => ({ css: ":root{--gap:1px}".repeat(5000) + widgets, links: [] }),
  theme: ({ site }: SiteView) => ({ css: `:root{--colour:${site.brand.id}}` }),
} as unknown as AssetSource;

const view = (site: string, brand: string, locale: string) =>
  ({ site: { id: site, brand: { id: brand } }, locale }) as SiteView;

it("makes a sheet once for a site, a language and the widgets of a page", () => {
  const sheet = createStylesheets(assets);
  const first = sheet(view("solvanta-in", "solvanta", "en"), ["story"]);
  expect(sheet(view("solvanta-in", "solvanta", "en"), ["story"])).toBe(first);
  expect(sheet(view("wrenhollow-in", "wrenhollow", "en"), ["story"]).hash).not.toBe(first.hash);
  expect(sheet(view("solvanta-in", "solvanta", "en"), ["hero"]).hash).not.toBe(first.hash);
});

it("holds equal sheets of many sites and languages as one text", () => {
  const sheet = createStylesheets(assets);
  const ask = (count: number) => sheet(view(`site-${count}`, "solvanta", "en"), ["story"]);
  const { length } = ask(0).css;
  const before = heapUsed();
  const sheets = Array.from({ length: 200 }, (_, count) => ask(count));
  expect(heapUsed() - before).toBeLessThan(20 * length);
  expect(new Set(sheets.map(({ hash }) => hash)).size).toBe(1);
});
