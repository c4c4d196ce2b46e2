import { distanceUnitOf } from "#renderer/release";
import type { Country } from "#schemas";
import type { CountryFacts } from "./country-facts.ts";
import { moneyDisplay } from "./money-display.ts";
import { standardOffset } from "./standard-offset.ts";
import { unusedNumber } from "./unused-number.ts";

export interface CountryChoices {
  readonly urlCode: string;
  readonly regionId: number;
  readonly lang: string;
  readonly alternateLocales: readonly string[];
  /** Why the country's pages are in a language that is not spoken there; absent when it is. */
  readonly foreignLanguage?: string;
  readonly currency: string;
  readonly host: string;
  readonly propertyType: Country["defaultPropertyType"];
  /** City slugs of the country, most important first. */
  readonly cities: readonly string[];
  /** The number guests call; one that nobody has when absent. */
  readonly supportPhone?: string;
}

/**
 * A country's record: identity, money, phone and time from public data, everything commercial (limits, flags,
 * links, promises) as the brand has it in `like`, the nearest country it already sells.
 */
export function countryRecord(
  facts: CountryFacts,
  choices: CountryChoices,
  like: Country,
  now: Date,
): Country {
  const distanceUnit = distanceUnitOf(facts.code);
  const { symbol, decimals } = moneyDisplay(choices.currency);
  const [timeZone = "Etc/UTC"] = facts.timeZones;
  const sharesTax = like.currencyCode === choices.currency && facts.borders.includes(like.COUNTRY_CODE);
  const { priceMatchGuarantee: _guarantee, timeZones: _zones, wallet: _wallet, ...commercial } = like;
  return {
    ...commercial,
    COUNTRY_CODE: facts.code,
    urlCode: choices.urlCode,
    regionId: choices.regionId,
    name: `country.name.${facts.code}`,
    canonicalURL: `https://${choices.host}/`,
    lang: choices.lang,
    alternateLocales: [...choices.alternateLocales],
    ...(choices.foreignLanguage && { foreignLanguage: choices.foreignLanguage }),
    hotelTaxLine: sharesTax ? like.hotelTaxLine : "country.tax.generic",
    shortHotelTaxLine: sharesTax ? like.shortHotelTaxLine : "country.tax.genericShort",
    taxDisplay: sharesTax ? like.taxDisplay : "inclusive",
    currencyCode: choices.currency,
    ...(facts.currencies.includes(choices.currency)
      ? {}
      : { foreignCurrency: `Asked for when ${facts.name} was added.` }),
    currencySymbol: symbol,
    displayDecimals: decimals,
    phone: { ...facts.phone },
    supportPhone: choices.supportPhone ?? unusedNumber(facts),
    timezoneOffset: standardOffset(timeZone, now),
    timeZone,
    ...(facts.timeZones.length > 1 && { timeZones: [...facts.timeZones] }),
    weekStart: facts.weekStart,
    distanceUnit,
    toShowMilesOnDetail: distanceUnit === "mi",
    defaultPropertyType: choices.propertyType,
    popular_cities: choices.cities.slice(0, 10),
    footerLinks: footerLinks(choices.cities),
  };
}

function footerLinks(cities: readonly string[]): Country["footerLinks"] {
  if (cities.length === 0) return {};
  const urls = { pattern: "/hotels-in-{city}" };
  return {
    popular: {
      title: "country.footer.stayIn",
      heading: "country.footer.popular",
      urls,
      cities: cities.slice(0, 8),
    },
  };
}
