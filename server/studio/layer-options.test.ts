import { describe, expect, it } from "vitest";
import type { Provenance } from "#renderer/release";
import { layerOptions } from "./layer-options.ts";
import { layerPlaces } from "./layer-places.ts";

const layers = layerPlaces({ id: "alba-nl", brand: "alba", country: "NL" }, "home").map(({ name, file }) => ({
  name,
  file,
  exists: name !== "country NL",
}));
const said = (layer: string): Provenance => ({
  layer,
  file: "f.json",
  line: 3,
  column: 1,
  value: 1,
  winner: true,
});
const refused = (...input: Parameters<typeof layerOptions>) =>
  layerOptions(...input).options.flatMap(({ name, refusal }) => (refusal ? [`${name}: ${refusal}`] : []));

describe("the layers that may say a value", () => {
  it("are the one that said it last and the ones above", () => {
    const value = { stack: [said("brand alba")] };
    expect(layerOptions(layers, value, "global").preferred).toBe("brand alba");
    expect(refused(layers, value, "global")).toEqual(["global: brand alba says otherwise"]);
  });

  it("start with the layer that placed the node", () => {
    expect(layerOptions(layers, undefined, "country NL").preferred).toBe("country NL");
    expect(refused(layers, { stack: [said("widget default")] }, "country NL")).toEqual([
      "global: the node comes with country NL",
      "brand alba: the node comes with country NL",
    ]);
  });

  it("end with the one that locks", () => {
    const lockedBy = { layer: "brand alba", file: "f.json", line: 9, column: 1 };
    expect(refused(layers, { stack: [said("global")], lockedBy }, "global")).toEqual([
      "country NL: locked by brand alba at f.json:9",
      "brand alba in NL: locked by brand alba at f.json:9",
      "domain alba-nl: locked by brand alba at f.json:9",
    ]);
  });
});
