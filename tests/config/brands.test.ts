import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { configRoot, readConfig } from "./config-folder.ts";
import { contrast } from "./contrast.ts";

interface BrandFile {
  readonly id: string;
  readonly siteName: string;
  readonly logo: Readonly<Record<string, string>>;
  readonly favicons: readonly { readonly src: string }[];
  readonly socialLinks: Readonly<Record<string, { readonly url: string }>>;
  readonly theme: { readonly colours: Readonly<Record<string, string>> };
}

const brands = ["solvanta", "wrenhollow"].map((id) => readConfig<BrandFile>(`brands/${id}/brand.json`));

const onPage = ["background", "surface", "sunken"];
const textPairs: readonly (readonly [string, string])[] = [
  ...["text", "muted", "accent", "danger", "success", "warning"].flatMap((text) =>
    onPage.map((under) => [text, under] as const),
  ),
  ["accentText", "accent"],
  ["accentText", "accentStrong"],
  ["accentSoftText", "accentSoft"],
  ["text", "accentSoft"],
  ["highlightText", "highlight"],
  ["success", "successSoft"],
  ["warning", "warningSoft"],
  ["danger", "dangerSoft"],
  ["inverseText", "inverse"],
];
const linePairs = ["borderStrong", "focus", "rating"].flatMap((line) =>
  onPage.map((under) => [line, under] as const),
);

describe.each(brands)("brand $id", (brand) => {
  const ratio = (over: string, under: string) =>
    contrast(brand.theme.colours[over] ?? "", brand.theme.colours[under] ?? "");

  it.each(textPairs)("writes %s on %s with a contrast of 4.5 or more", (text, under) => {
    expect(ratio(text, under)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(linePairs)("draws %s on %s with a contrast of 3 or more", (line, under) => {
    expect(ratio(line, under)).toBeGreaterThanOrEqual(3);
  });

  it("has every drawing it names", () => {
    const files = [...Object.values(brand.logo), ...brand.favicons.map((icon) => icon.src)];
    for (const file of files)
      expect(existsSync(join(configRoot, "brands", brand.id, "assets", file)), file).toBe(true);
  });
});

describe("brands", () => {
  it("[CONF-04] differ in site name, logo, icons and social links, all from configuration", () => {
    const [one, two] = brands;
    expect(one?.siteName).not.toBe(two?.siteName);
    expect(one?.socialLinks).not.toEqual(two?.socialLinks);
    expect(one?.theme.colours).not.toEqual(two?.theme.colours);
  });
});
