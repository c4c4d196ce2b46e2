import { describe, expect, it } from "vitest";
import { isPaletteName, palettes } from "./palettes.ts";
import { formatPictureName, parsePictureName, pictureColour } from "./picture-name.ts";
import { renderScene } from "./render-scene.ts";
import { isSceneKind, scenes } from "./scenes.ts";

const kinds = Object.keys(scenes).filter(isSceneKind);

describe("scenes", () => {
  it.each(kinds)("draws %s in every light without a broken number", (kind) => {
    for (const palette of Object.keys(palettes).filter(isPaletteName)) {
      const svg = renderScene(formatPictureName({ kind, palette, seed: "5" })) ?? "";
      expect(svg).toMatch(/^<svg .*<\/svg>$/s);
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    }
  });

  it("draws the same name the same way, and another seed differently", () => {
    expect(renderScene("s-cottage-noon-1")).toBe(renderScene("s-cottage-noon-1"));
    expect(renderScene("s-cottage-noon-1")).not.toBe(renderScene("s-cottage-noon-2"));
  });

  it("reads back the names it writes and refuses others", () => {
    const name = formatPictureName({ kind: "beach", palette: "dawn", seed: "k3" });
    expect(parsePictureName(name)).toEqual({ kind: "beach", palette: "dawn", seed: "k3" });
    for (const other of ["s-beach-dawn", "beach-dawn-1", "s-beach-dawn-1-2", "s-beach-dawn-TOP", ""]) {
      expect(parsePictureName(other)).toBeNull();
    }
  });

  it("knows a colour for every picture", () => {
    expect(pictureColour("s-beach-dawn-1")).toMatch(/^#[0-9a-f]{6}$/);
    expect(pictureColour("lobby")).toMatch(/^#[0-9a-f]{6}$/);
  });
});
