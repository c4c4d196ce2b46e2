import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { configRoot, readConfig } from "./config-folder.ts";

interface BrandFile {
  readonly id: string;
  readonly siteName: string;
  readonly logo: Readonly<Record<string, string>>;
  readonly favicons: readonly { readonly src: string }[];
  readonly socialLinks: Readonly<Record<string, { readonly url: string }>>;
  readonly theme: { readonly colours: Readonly<Record<string, string>> };
}

const brands = readdirSync(join(configRoot, "brands"))
  .sort()
  .map((id) => readConfig<BrandFile>(`brands/${id}/brand.json`));

describe.each(brands)("brand $id", (brand) => {
  it("has every drawing it names", () => {
    const files = [...Object.values(brand.logo), ...brand.favicons.map((icon) => icon.src)];
    for (const file of files)
      expect(existsSync(join(configRoot, "brands", brand.id, "assets", file)), file).toBe(true);
  });
});

describe("brands", () => {
  it("[CONF-04] differ in site name, logo, icons and social links, all from configuration", () => {
    const names = new Set(brands.map(({ siteName }) => siteName));
    expect(names.size).toBe(brands.length);
    const looks = new Set(brands.map(({ theme }) => JSON.stringify(theme.colours)));
    expect(looks.size).toBe(brands.length);
    const [one, two] = ["solvanta", "wrenhollow"].map((id) => brands.find((brand) => brand.id === id));
    expect(one?.socialLinks).not.toEqual(two?.socialLinks);
  });
});
