import type { ConfigSource } from "#renderer/release";
import type { Country } from "#schemas";
import { countryNames, syntheticCountry, worldCodes } from "./synthetic-country.ts";

export interface Shape {
  readonly countries: number;
  readonly brands: number;
  /** Sites of each brand in each country. */
  readonly sitesPer: number;
  readonly locales: readonly string[];
}

type Json = Record<string, unknown>;

/**
 * The real configuration with its sites and countries replaced by many: countries of the world by public
 * data, brands with all layers, a host of its own for each site. It is as true as a configuration has to be,
 * so that no check is left out.
 */
export function syntheticSource(real: ConfigSource, shape: Shape): ConfigSource {
  const texts = new Map(real.texts);
  const brandFiles = new Map(real.brandFiles);
  // Records and layers of the real countries name hosts of the real sites.
  for (const path of texts.keys())
    if (/^config\/(domains|microsites|countries|brands\/[^/]+\/countries)\//.test(path)) texts.delete(path);
  const read = <Value = Json>(path: string) => JSON.parse(real.texts.get(path) ?? "{}") as Value;
  const write = (path: string, value: object) => texts.set(path, JSON.stringify(value, null, 2));
  const brands = Array.from({ length: shape.brands }, (_, index) => `brand-${index}`);
  const codes = worldCodes().slice(0, shape.countries);
  const hostOf = (brand: string, code: string, number: number) => `${siteId(brand, code, number)}.example`;

  const like = read<Country>("config/countries/NL.json");
  const countries = codes.map((code, index) =>
    syntheticCountry(code, {
      like,
      // The brands' own records name the region of a country that is there.
      regionId: read<Partial<Country>>(`config/countries/${code}.json`).regionId ?? 20_000 + index,
      locales: shape.locales,
      host: hostOf(brands[0] ?? "", code, 0),
    }),
  );
  for (const country of countries) write(`config/countries/${country.COUNTRY_CODE}.json`, country);
  const countryCodes = Object.fromEntries(
    countries.map((country) => [country.urlCode, country.COUNTRY_CODE]),
  );
  const routes = read("config/routes.json");
  write("config/routes.json", {
    ...routes,
    countryCodes: { ...(routes.countryCodes as Json), ...countryCodes },
  });
  for (const path of real.texts.keys()) {
    const [, locale] = /^config\/messages\/([^/]+)\/country\.json$/.exec(path) ?? [];
    if (locale !== undefined) write(path, { ...countryNames(locale, codes), ...read(path) });
  }

  for (const brand of brands) {
    for (const [path, text] of texts)
      if (path.startsWith("config/brands/wrenhollow/"))
        texts.set(path.replace("/wrenhollow/", `/${brand}/`), text);
    for (const [path, bytes] of real.brandFiles)
      if (path.startsWith("wrenhollow/")) brandFiles.set(path.replace("wrenhollow/", `${brand}/`), bytes);
    write(`config/brands/${brand}/brand.json`, { ...read("config/brands/wrenhollow/brand.json"), id: brand });
  }

  const domain = read("config/domains/wrenhollow-nl.json");
  const [defaultLocale] = shape.locales;
  for (const brand of brands)
    for (const country of countries)
      for (let number = 0; number < shape.sitesPer; number++) {
        const code = country.COUNTRY_CODE;
        const host = hostOf(brand, code, number);
        const canonicalURL = `https://${host}/`;
        write(`config/domains/${siteId(brand, code, number)}.json`, {
          ...domain,
          id: siteId(brand, code, number),
          host,
          brand,
          country: code,
          pageCountryCode: country.urlCode,
          appCountryCode: code,
          countryId: country.regionId,
          countryName: code,
          defaultLocale,
          locales: shape.locales,
          ...(host === hostOf(brands[0] ?? "", codes[0] ?? "", 0) && { fallback: true }),
          ...(canonicalURL !== country.canonicalURL && { overrides: { country: { canonicalURL } } }),
        });
      }
  return { texts: new Map([...texts].sort(([a], [b]) => (a < b ? -1 : 1))), brandFiles };
}

function siteId(brand: string, code: string, number: number): string {
  return `${brand}-${code.toLowerCase()}${number === 0 ? "" : `-${number}`}`;
}
