import { describe, expect, it } from "vitest";
import { splitLater } from "./split-later.ts";

describe("styles that may come after the first paint", () => {
  it("are taken out of their layer, with the conditions they stand in, in their order", () => {
    const css =
      ".a{x:1}@layer later{.b{x:2}@media print{.b{x:3}}}.c{x:4}@layer later{.d{x:5}}@media print{.e{x:6}}";
    expect(splitLater(css)).toEqual({
      first: ".a{x:1}.c{x:4}@media print{.e{x:6}}",
      later: ".b{x:2}@media print{.b{x:3}}.d{x:5}",
    });
  });

  it("are none of a sheet without them, whatever other layers it has", () => {
    const css = "@layer base{a{x:1}}";
    expect(splitLater(css)).toEqual({ first: css, later: "" });
  });
});
