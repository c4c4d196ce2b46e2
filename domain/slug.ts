/**
 * A name as it stands in a path: lower case, Latin letters without marks, words joined by hyphens (`São Paulo` → `sao-paulo`).
 * Letters of other scripts stay as they are; empty when nothing is left.
 */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => SPELLED[letter] ?? letter)
    .normalize("NFD")
    .replace(/(\p{Script=Latin})\p{M}+/gu, "$1")
    .normalize("NFC")
    .replace(/['’`]/g, "")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-+|-+$/g, "");
}

/**
 * Splits `{locality}-{city}` of a listing path (ROUTE-04). A hyphen alone does not tell (`connaught-place-new-delhi`), so the longest
 * known city that ends the slug wins. Null when no known city does. A slug that is a city as a whole has no locality.
 */
export function splitCitySlug(
  slug: string,
  isCity: (slug: string) => boolean,
): { readonly locality: string | null; readonly city: string } | null {
  if (isCity(slug)) return { locality: null, city: slug };
  for (let cut = slug.indexOf("-"); cut >= 0; cut = slug.indexOf("-", cut + 1)) {
    const city = slug.slice(cut + 1);
    if (cut > 0 && isCity(city)) return { locality: slug.slice(0, cut), city };
  }
  return null;
}

const SPELLED: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
};
