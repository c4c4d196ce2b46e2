import type { JsonFile } from "../json/json-file.ts";
import type { Layer } from "../json/layer.ts";
import { type ConfigPlace, configPlace } from "./config-place.ts";

/** A file as a layer of its own, named after its place. */
export function wholeFile(
  source: JsonFile,
  place = configPlace(source.file.replace(/^config\//, "")),
): Layer {
  return { name: place ? layerName(place) : "global", source, at: [], value: source.value };
}

function layerName({ kind, id, brand, country }: ConfigPlace): string {
  if (kind === "domain") return `domain ${id}`;
  const inBrand = kind === "brand" ? id : brand;
  const inCountry = kind === "country" ? id : country;
  if (inBrand && inCountry) return `brand ${inBrand} in ${inCountry}`;
  if (inBrand) return `brand ${inBrand}`;
  return inCountry ? `country ${inCountry}` : "global";
}
