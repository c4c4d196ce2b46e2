import { describe, expect, it } from "vitest";
import { checkContrast, contrast } from "./colour-contrast.ts";

const readable = {
  background: "#ffffff",
  surface: "#ffffff",
  sunken: "#f4f4f4",
  text: "#111111",
  muted: "#444444",
  accent: "#004488",
  accentText: "#ffffff",
};
const said = (colours: object) =>
  checkContrast({ theme: { colours: { ...readable, ...colours } } } as unknown as Parameters<
    typeof checkContrast
  >[0]).map(({ path, message, suggestion }) => `${path.at(-1)}: ${message} ${suggestion}`);

describe("colours of a theme", () => {
  it("have the contrast that WCAG computes", () => {
    expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
    expect(contrast("#767676", "#ffffff")).toBeCloseTo(4.54, 1);
  });

  it("can all be read", () => {
    expect(said({})).toEqual([]);
  });

  it("are told once for the colour that is to blame, whatever it meets", () => {
    expect(said({ text: "#f0f0f0" })).toEqual([
      'text: "text" on "sunken" has a contrast of 1.0, and needs 4.5 to be read, and 2 more like it. Make "text" darker.',
    ]);
    expect(said({ sunken: "#555555" })).toEqual([
      expect.stringMatching(/^sunken: .* Move "sunken" away from "/),
    ]);
  });
});
