import type { BlindMutation } from "../blind-mutation.ts";
import { type Json, putIn, type Texts } from "./put.ts";

export function countryMeanings(file: string, text: string, texts: Texts): BlindMutation[] {
  const country = JSON.parse(text) as Json & {
    readonly currencyCode: string;
    readonly promises?: readonly string[];
    readonly popular_cities?: readonly string[];
    readonly links: Json;
    readonly weekStart: number;
    readonly distanceUnit: string;
    readonly displayDecimals: number;
    readonly phone: Json & { readonly min: number; readonly max: number };
    readonly footerLinks?: Readonly<Record<string, Json>>;
  };
  const put = putIn(file, text);
  // A country without a site of its own may stand under any of them.
  const hasSite = [...texts].some(
    ([name, domain]) =>
      name.startsWith("config/domains/") && (JSON.parse(domain) as Json).country === country.COUNTRY_CODE,
  );
  const elsewhere = [...texts].flatMap(([name, domain]) => {
    const { country: code, host } = JSON.parse(name.startsWith("config/domains/") ? domain : "{}") as Json;
    return host === undefined || code === country.COUNTRY_CODE ? [] : [`https://${host}/`];
  });
  const { links, phone } = country;
  const groups = Object.entries(country.footerLinks ?? {});
  return [
    ...put("week of another country", ["weekStart"], country.weekStart === 1 ? 0 : 1),
    ...put("unit of another country", ["distanceUnit"], country.distanceUnit === "km" ? "mi" : "km"),
    ...put("miles beside kilometres", ["toShowMilesOnDetail"], country.toShowMilesOnDetail !== true),
    ...put("mobile numbers too short", ["phone", "min"], 4),
    ...put("mobile numbers too long", ["phone"], { ...phone, min: 15, max: 15 }, "mistake"),
    ...put(
      "decimals in part",
      ["displayDecimals"],
      1,
      ["JPY", "VND"].includes(country.currencyCode) || country.displayDecimals < 2 ? "choice" : "mistake",
    ),
    ...put(
      "first stay longer than any",
      ["defaultCheckoutDiff"],
      60,
      Number(country.maxSelectableDates) < 61 ? "mistake" : "choice",
    ),
    ...put("words of another field", ["tagline"], country.title),
    ...put("keywords that are the description", ["keywords"], country.description),
    ...put("links that changed places", ["links"], {
      ...links,
      privacyPolicy: links.termsAndCondition,
      termsAndCondition: links.privacyPolicy,
    }),
    ...(groups.length > 1
      ? put("groups under one heading", ["footerLinks"], {
          ...country.footerLinks,
          [groups[1]?.[0] ?? ""]: { ...groups[1]?.[1], heading: groups[0]?.[1].heading },
        })
      : []),
    ...(groups.length > 1
      ? put("cities of another group", ["footerLinks", groups[1]?.[0] ?? "", "cities"], groups[0]?.[1].cities)
      : []),
    ...put("currency of another country", ["currencyCode"], country.currencyCode === "SEK" ? "NOK" : "SEK"),
    ...put("sign of another currency", ["currencySymbol"], country.currencySymbol === "zł" ? "₩" : "zł"),
    ...put(
      "tax told the other way",
      ["hotelTaxLine"],
      country.hotelTaxLine === "country.tax.vat" ? "country.tax.gst" : "country.tax.vat",
      // Which tax a country has, somebody must have written down.
      [...texts].some(
        ([name, said]) => name.includes("/assertions/tax-of-") && said.includes(`"${country.COUNTRY_CODE}"`),
      )
        ? "mistake"
        : "choice",
    ),
    ...put("promise twice", ["promises"], [...(country.promises ?? []), country.promises?.[0]]),
    ...put(
      "city twice",
      ["popular_cities"],
      [...(country.popular_cities ?? []), country.popular_cities?.[0]],
    ),
    ...put("language of another country", ["lang"], country.lang === "ja" ? "th" : "ja"),
    ...put("its language again", ["alternateLocales"], [country.lang]),
    ...put(
      "legal link taken away",
      ["links"],
      Object.fromEntries(Object.entries(country.links).filter(([name]) => name !== "privacyPolicy")),
    ),
    ...put("stay that ends before it begins", ["defaultCheckoutDiff"], 0),
    ...put("guests that do not fit the rooms", ["defaultRoomGuestConfig"], "0,99,0"),
    ...put("week starting on an eighth day", ["weekStart"], 8),
    ...put(
      "name of another country",
      ["name"],
      country.name === "country.name.JP" ? "country.name.TH" : "country.name.JP",
    ),
    ...put(
      "address of another country's site",
      ["canonicalURL"],
      elsewhere[0],
      hasSite ? "mistake" : "choice",
    ),
    ...put(
      "address without the lock",
      ["canonicalURL"],
      String(country.canonicalURL).replace("https:", "http:"),
    ),
    ...put("two links to one page", ["links", "privacyPolicy"], country.links.termsAndCondition),
    ...put("hours for minutes", ["timezoneOffset"], Number(country.timezoneOffset) / 60),
    ...put("language tag in capitals", ["lang"], String(country.lang).toUpperCase()),
    ...put("telephone with letters", ["supportPhone"], "+31 CALL NOW"),
  ];
}
