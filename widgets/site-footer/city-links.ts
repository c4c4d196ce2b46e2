import type { Release } from "#renderer";
import type { Country } from "#schemas";

type LinkGroup = Country["footerLinks"][string];

/**
 * Paths of a group's cities, with each city's name in the reader's language (CONF-09). The placeholder of the
 * pattern is the slug.
 */
export function cityLinks(
  group: Pick<LinkGroup, "cities" | "urls">,
  cities: Release["cities"],
  locale: string,
): readonly { readonly href: string; readonly city: string }[] {
  return group.cities.flatMap((slug) => {
    const city = cities[slug];
    if (!city) return [];
    return { href: group.urls.pattern.replace("{city}", slug), city: city.names?.[locale] ?? city.name };
  });
}
