import type { Release } from "#renderer";
import type { AmenityItem } from "#schemas/generated/api/property.ts";
import { releaseText } from "./release-text.ts";

/** What a property calls amenities by itself, by amenity id. */
export type OwnAmenityNames = Readonly<Record<string, string>>;

/**
 * Amenities in order of their rank, with names in the reader's language (CONF-12). One that the configuration
 * does not know has the property's own name for it and the neutral icon, after all others; without such a
 * name it is left out.
 */
export function presentAmenities(
  release: Release,
  ids: readonly number[],
  locale: string,
  ownNames: OwnAmenityNames = {},
): AmenityItem[] {
  return ids
    .flatMap((id) => {
      const amenity = release.amenities[String(id)];
      const name = amenity ? amenityName(release, id, locale) : ownNames[id];
      return name ? [{ id, name, icon: amenity?.icon ?? "neutral", rank: amenity?.rank ?? Infinity }] : [];
    })
    .sort((a, b) => (a.rank === b.rank ? a.id - b.id : a.rank - b.rank))
    .map(({ rank: _, ...item }, index) => ({ ...item, highlighted: index < highlights }));
}

/** The same, each with the heading it is listed under, in the reader's language too. */
export function presentGroupedAmenities(
  release: Release,
  ids: readonly number[],
  locale: string,
  ownNames?: OwnAmenityNames,
): AmenityItem[] {
  return presentAmenities(release, ids, locale, ownNames).map((item) => ({
    ...item,
    ...groupOf(release, item.id, locale),
  }));
}

/** A property's own names of amenities in a language, in English where it has none. */
export function ownAmenityNames(
  texts: Readonly<Record<string, { readonly amenities?: OwnAmenityNames }>>,
  locale: string,
): OwnAmenityNames {
  return { ...texts.en?.amenities, ...texts[locale]?.amenities };
}

/** Name of an amenity in a language, or null for an id the configuration does not know. */
export function amenityName(release: Release, id: number, locale: string): string | null {
  const amenity = release.amenities[String(id)];
  if (!amenity) return null;
  return releaseText(release, amenity.name, locale) ?? amenity.name;
}

function groupOf(release: Release, id: number, locale: string): Pick<AmenityItem, "group"> {
  const group = releaseText(release, `amenities.group.${release.amenities[String(id)]?.group}`, locale);
  return group === null ? {} : { group };
}

const highlights = 5;
