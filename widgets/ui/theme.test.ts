import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import solvanta from "#config/brands/solvanta/brand.json" with { type: "json" };
import wrenhollow from "#config/brands/wrenhollow/brand.json" with { type: "json" };
import type { Brand } from "#schemas";
import { themeCss } from "./theme.ts";

const themes = [wrenhollow.theme, solvanta.theme] as Brand["theme"][];
const tokens = readFileSync("widgets/ui/tokens.css", "utf8");

describe("themeCss", () => {
  it("sets only properties that tokens.css declares", () => {
    for (const theme of themes) {
      const names = [...themeCss(theme, "en").matchAll(/(--[\w-]+):/g)].map(([, name]) => name);
      expect(names.filter((name) => !tokens.includes(`${name}:`))).toEqual([]);
    }
  });

  it("puts the Arabic typeface first on Arabic pages and drops the tracking", () => {
    const css = themeCss(wrenhollow.theme as Brand["theme"], "ar");
    expect(css).toContain('--font-body:"Noto Sans Arabic Variable","Nunito Sans Variable"');
    expect(css).toContain("--tracking-heading:0;");
  });

  it("[CONST-07] declares layers from 10 to 1000", () => {
    const layers = [...tokens.matchAll(/--z-(\w+): (\d+)/g)].map(([, name, value]) => [name, Number(value)]);
    expect(layers).toEqual([
      ["content", 10],
      ["header", 100],
      ["strip", 200],
      ["sheet", 500],
      ["modal", 800],
      ["snackbar", 900],
      ["consent", 1000],
    ]);
  });
});
