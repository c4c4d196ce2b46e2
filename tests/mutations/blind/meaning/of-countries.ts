import type { BlindMutation } from "../blind-mutation.ts";
import { type Json, putIn, type Texts } from "./put.ts";

export function countryMeanings(file: string, text: string, texts: Texts): BlindMutation[] {
  const country = JSON.parse(text) as Json & {
    readonly currencyCode: string;
    readonly promises?: readonly string[];
    readonly popular_cities?: readonly string[];
    readonly links: Json;
  };
  const put = putIn(file, text);
  // A country without a site of its own may stand under any of them.
  const hasSite = [...texts].some(
    ([name, domain]) =>
      name.startsWith("config/domains/") && (JSON.parse(domain) as Json).country === country.COUNTRY_CODE,
  );
  return [
    ...put("currency of another country", ["currencyCode"], country.currencyCode === "SEK" ? "NOK" : "SEK"),
    ...put("sign of another currency", ["currencySymbol"], country.currencySymbol === "zł" ? "₩" : "zł"),
    ...put(
      "tax told the other way",
      ["hotelTaxLine"],
      country.hotelTaxLine === "country.tax.vat" ? "country.tax.gst" : "country.tax.vat",
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
      country.COUNTRY_CODE === "IN" ? "https://nl.wrenhollow.example/" : "https://in.solvanta.example/",
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
