import type { DemoCity } from "./demo-city.ts";
import type { PropertyKind } from "./facts/property-kinds.ts";
import { hashText } from "./seeded-random.ts";
import { type DemoLocale, demoLocales, demoTexts, fillText } from "./texts/texts.ts";

export interface DescribedProperty {
  readonly property_id: number;
  readonly name: string;
  readonly locality: string;
  readonly locality_names: Readonly<Record<string, string>>;
  readonly bedrooms: number;
  readonly guests: number;
  readonly pets: number;
  readonly amenity_ids: readonly number[];
}

/** Paragraphs in every language of the demo: the same sentences chosen in each. */
export function buildDescription(
  property: DescribedProperty,
  kind: PropertyKind,
  city: DemoCity,
): Readonly<Record<DemoLocale, readonly string[]>> {
  const describe = (locale: DemoLocale): readonly string[] => {
    const words = demoTexts[locale];
    const pick = (list: readonly string[], salt: string): string =>
      list[hashText(`${property.property_id}${salt}`) % list.length] ?? "";
    const home = kind.type === "home";
    const has = (...ids: readonly number[]): boolean => ids.some((id) => property.amenity_ids.includes(id));
    const size = property.bedrooms >= 2 ? words.homeLarge : words.homeSmall;
    const first = [
      pick(home ? words.homeOpening : words.hotelOpening, "opening"),
      pick(words.setting[city.setting], "setting"),
    ];
    const second = [
      pick(home ? words.homeInside : words.hotelInside, "inside"),
      ...(home ? [pick(size, "size")] : []),
      ...(has(39, 40) ? [words.fireplace] : []),
      ...(!home && has(7) ? [words.breakfast] : []),
    ];
    const third = [
      ...(has(3, 30) ? [words.pool] : []),
      ...(has(33, 34) ? [words.garden] : []),
      ...(property.pets > 0 ? [words.pets] : []),
      pick(words.closing, "closing"),
    ];
    const { name, bedrooms, guests } = property;
    const locality = property.locality_names[locale] ?? property.locality;
    const values = { name, locality, bedrooms, guests, city: city.names?.[locale] ?? city.name };
    return [first, second, third].map((sentences) => fillText(sentences.join(" "), values));
  };
  return Object.fromEntries(demoLocales.map((locale) => [locale, describe(locale)])) as Record<
    DemoLocale,
    readonly string[]
  >;
}
