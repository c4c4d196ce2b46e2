import type { Release } from "#renderer";
import type { AmenityItem } from "#schemas/generated/api/property.ts";

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

/** Name of an amenity in a language, or null for an id the configuration does not know. */
export function amenityName(release: Release, id: number, locale: string): string | null {
  const amenity = release.amenities[String(id)];
  if (!amenity) return null;
  const message = release.messages[locale]?.[amenity.name] ?? release.messages.en?.[amenity.name];
  return typeof message === "string" ? message : amenity.name;
}

const highlights = 5;
