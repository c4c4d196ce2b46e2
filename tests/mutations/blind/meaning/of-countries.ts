import type { BlindMutation } from "../blind-mutation.ts";
import { type Json, putIn } from "./put.ts";

export function countryMeanings(file: string, text: string): BlindMutation[] {
  const country = JSON.parse(text) as Json & {
    readonly currencyCode: string;
    readonly promises?: readonly string[];
    readonly popular_cities?: readonly string[];
    readonly links: Json;
  };
  const put = putIn(file, text);
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
  ];
}
