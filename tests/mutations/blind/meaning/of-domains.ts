import type { BlindMutation } from "../blind-mutation.ts";
import { putIn, type Texts } from "./put.ts";

export function domainMeanings(file: string, text: string, texts: Texts): BlindMutation[] {
  const domain = JSON.parse(text) as {
    readonly id: string;
    readonly locales: readonly string[];
    readonly defaultLocale: string;
    readonly brand: string;
    readonly country: string;
  };
  const languages = [...texts.keys()].flatMap(
    (name) => /^config\/languages\/([^/]+)\.json$/.exec(name)?.[1] ?? [],
  );
  const country = JSON.parse(texts.get(`config/countries/${domain.country}.json`) ?? "{}") as {
    readonly lang?: string;
    readonly alternateLocales?: readonly string[];
  };
  const foreign = languages.find(
    (locale) => ![country.lang, ...(country.alternateLocales ?? []), ...domain.locales].includes(locale),
  );
  const put = putIn(file, text);
  const brands = [...texts.keys()].flatMap(
    (name) => /^config\/brands\/([^/]+)\/brand\.json$/.exec(name)?.[1] ?? [],
  );
  const countries = [...texts.keys()].flatMap(
    (name) => /^config\/countries\/([^/]+)\.json$/.exec(name)?.[1] ?? [],
  );
  return [
    ...put("language the country lacks", ["locales"], [...domain.locales, foreign]),
    ...put(
      "default language taken away",
      ["locales"],
      domain.locales.filter((locale) => locale !== domain.defaultLocale),
    ),
    ...(JSON.parse(text).overrides === undefined
      ? put("arrival before the others leave", [], {
          ...JSON.parse(text),
          overrides: { limits: { stays: { checkInTime: "06:00" } } },
        })
      : []),
    ...put("site without a language", ["locales"], []),
    ...put("language twice", ["locales"], [...domain.locales, domain.locales[0]]),
    ...put(
      "country of another site",
      ["country"],
      countries.find((code) => code !== domain.country),
    ),
    ...put(
      "brand of another site",
      ["brand"],
      brands.find((name) => name !== domain.brand),
      "choice",
    ),
    ...put("its host as another host too", ["hosts"], [JSON.parse(text).host]),
    ...put("API on a host that cannot be", ["apiBaseHost"], "https://api..example"),
    ...put("link without a secure start", ["businessUrl"], "http//business.example"),
    ...put(
      "business site of another brand",
      ["businessUrl"],
      `https://business.${brands.find((name) => name !== domain.brand)}.example`,
    ),
    ...put(
      "addresses of agents and companies in each other's place",
      [],
      {
        ...JSON.parse(text),
        businessUrl: JSON.parse(text).travelAgentUrl,
        travelAgentUrl: JSON.parse(text).businessUrl,
      },
      String(JSON.parse(text).travelAgentUrl).includes("agents") ? "mistake" : "choice",
    ),
    ...put("business site without the lock", ["businessUrl"], "http://business.example"),
    ...put("country's name left over", ["countryName"], domain.country === "JP" ? "France" : "Japan"),
    ...put("host with its scheme", ["hosts"], [`https://${JSON.parse(text).host}`]),
    ...put("host with a space behind it", ["host"], `${JSON.parse(text).host} `),
    ...put(
      "languages in capitals",
      ["locales"],
      domain.locales.map((locale, index) => (index === 0 ? locale.toUpperCase() : locale)),
    ),
  ];
}
