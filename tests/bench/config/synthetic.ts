import type { ConfigSource } from "#renderer/release";

export interface Shape {
  readonly countries: number;
  readonly brands: number;
  /** Sites of each brand in each country. */
  readonly sitesPer: number;
  readonly locales: readonly string[];
}

type Json = Record<string, unknown>;

/** The real configuration with its sites replaced by many invented ones: countries of their own, brands with all layers. */
export function syntheticSource(real: ConfigSource, shape: Shape): ConfigSource {
  const texts = new Map(real.texts);
  const brandFiles = new Map(real.brandFiles);
  for (const path of texts.keys()) if (path.startsWith("config/domains/")) texts.delete(path);
  for (const path of texts.keys()) if (path.startsWith("config/microsites/")) texts.delete(path);
  const read = (path: string) => JSON.parse(real.texts.get(path) ?? "{}") as Json;
  const write = (path: string, value: Json) => texts.set(path, JSON.stringify(value, null, 2));

  const country = read("config/countries/NL.json");
  const taken = new Set(
    [...texts.keys()].flatMap((path) => /countries\/([A-Z]{2})\.json$/.exec(path)?.[1] ?? []),
  );
  const used = new Set(Object.keys(read("config/routes.json").countryCodes as Json));
  const codes = twoLetterCodes().filter((code) => !taken.has(code) && !used.has(code.toLowerCase()));
  const countries = codes.slice(0, shape.countries);
  for (const [index, code] of countries.entries())
    write(`config/countries/${code}.json`, {
      ...country,
      COUNTRY_CODE: code,
      urlCode: code.toLowerCase(),
      regionId: 20_000 + index,
    });

  const brands = Array.from({ length: shape.brands }, (_, index) => `brand-${index}`);
  for (const brand of brands) {
    for (const [path, text] of real.texts)
      if (path.startsWith("config/brands/wrenhollow/"))
        texts.set(path.replace("/wrenhollow/", `/${brand}/`), text);
    for (const [path, bytes] of real.brandFiles)
      if (path.startsWith("wrenhollow/")) brandFiles.set(path.replace("wrenhollow/", `${brand}/`), bytes);
    write(`config/brands/${brand}/brand.json`, { ...read("config/brands/wrenhollow/brand.json"), id: brand });
  }

  const domain = read("config/domains/wrenhollow-nl.json");
  let isFirst = true;
  for (const brand of brands)
    for (const code of countries)
      for (let number = 0; number < shape.sitesPer; number++) {
        const id = `${brand}-${code.toLowerCase()}${number === 0 ? "" : `-${number}`}`;
        const fallback = isFirst ? { fallback: true } : {};
        isFirst = false;
        write(`config/domains/${id}.json`, {
          ...domain,
          ...fallback,
          id,
          host: `${id}.example`,
          brand,
          country: code,
          pageCountryCode: code.toLowerCase(),
          appCountryCode: code,
          defaultLocale: shape.locales[0],
          locales: shape.locales,
        });
      }
  return { texts: new Map([...texts].sort(([a], [b]) => (a < b ? -1 : 1))), brandFiles };
}

function twoLetterCodes(): string[] {
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  return letters.flatMap((first) => letters.map((second) => first + second));
}
