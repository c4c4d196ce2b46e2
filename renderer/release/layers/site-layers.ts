import type { Domain } from "#schemas";
import { isJsonObject, type Layer } from "../json/layer.ts";
import type { ConfigIndex } from "../read/config-index.ts";
import { CONFIG_KINDS, type ConfigKind, layeredKinds } from "../read/config-kinds.ts";
import { wholeFile } from "../read/whole-file.ts";

/** The layers that make one site, weakest first. */
export interface SiteLayers {
  readonly domain: readonly Layer[];
  readonly brand: readonly Layer[];
  readonly country: readonly Layer[];
  readonly limits: readonly Layer[];
  /** Of the kinds that a site has in layers, by kind and id. */
  readonly layered: ReadonlyMap<ConfigKind, ReadonlyMap<string, readonly Layer[]>>;
}

/**
 * Finds the layers of a site by the brand and the country its domain names; what a domain overrides comes
 * last.
 */
export function siteLayers(
  index: ConfigIndex,
  id: string,
  { brand, country }: Pick<Domain, "brand" | "country">,
): SiteLayers {
  const domain = index.byKind("domain").get(id);
  const whole = isJsonObject(domain?.value) ? domain.value : {};
  const overrides = isJsonObject(whole.overrides) ? whole.overrides : {};
  const override = (...at: string[]): Layer[] => {
    const value = at.reduce<unknown>(
      (object, key) => (isJsonObject(object) ? object[key] : undefined),
      overrides,
    );
    return domain && value !== undefined
      ? [{ name: `domain ${id}`, source: domain, at: ["overrides", ...at], value }]
      : [];
  };
  const files = (kind: "brand" | "limits", name: string) => {
    const source = index.byKind(kind).get(name);
    return source ? [wholeFile(source)] : [];
  };
  const layersOf = (kind: ConfigKind) => {
    const { overrides: member } = CONFIG_KINDS[kind];
    return index.layeredIds(kind).flatMap((name): [string, readonly Layer[]][] => {
      const own = member === undefined ? [] : override(member, name);
      const layers = [...index.layersOf(kind, name, brand, country), ...own];
      return layers.length > 0 ? [[name, layers]] : [];
    });
  };
  return {
    domain: domain ? [wholeFile(domain)] : [],
    brand: [...files("brand", brand), ...override("brand")],
    country: [...index.countryLayers(brand, country), ...override("country")],
    limits: [...files("limits", "limits"), ...override("limits")],
    layered: new Map(layeredKinds.map((kind) => [kind, new Map(layersOf(kind))])),
  };
}
