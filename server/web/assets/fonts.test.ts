import { describe, expect, it } from "vitest";
import { realRelease } from "../../../tests/support/real-release.ts";
import { fontFaces } from "./fonts.ts";

describe("the fonts of a page", async () => {
  const release = await realRelease();
  const [site] = Object.values(release.sites);
  const of = (locale: string) => fontFaces(site?.brand.theme as never, locale);

  it.each(["ar", "fa", "ur", "ckb"])("are those of the brand's Arabic family first in %s", (locale) => {
    const { css, preloads } = of(locale);
    expect(preloads).toHaveLength(1);
    expect(preloads[0]).toMatch(/-arabic-wght-normal\.woff2$/);
    expect(css).toContain(String(preloads[0]));
  });

  it.each(["en", "my", "hi", "ja", "he", "sr-Latn"])("have no Arabic letters in %s", (locale) => {
    const { css, preloads } = of(locale);
    expect(css).not.toContain("-arabic-");
    expect(preloads.every((href) => href.includes("-latin-"))).toBe(true);
  });
});
