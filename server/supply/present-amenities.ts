import type { Release } from "#renderer";
import type { AmenityItem } from "#schemas/generated/api/property.ts";
import { releaseText } from "./release-text.ts";

/** Amenities in order of their rank, with names in the reader's language (CONF-12). Unknown ids are left out. */
export function presentAmenities(release: Release, ids: readonly number[], locale: string): AmenityItem[] {
  return ids
    .flatMap((id) => {
      const amenity = release.amenities[String(id)];
      return amenity ? [{ id, amenity }] : [];
    })
    .sort((a, b) => a.amenity.rank - b.amenity.rank || a.id - b.id)
    .map(({ id, amenity }, index) => ({
      id,
      name: amenityName(release, id, locale) ?? String(id),
      icon: amenity.icon,
      highlighted: index < highlights,
    }));
}

/** The same, each with the heading it is listed under, in the reader's language too. */
export function presentGroupedAmenities(
  release: Release,
  ids: readonly number[],
  locale: string,
): AmenityItem[] {
  return presentAmenities(release, ids, locale).map((item) => ({
    ...item,
    ...groupOf(release, item.id, locale),
  }));
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
