import { hasWords } from "#domain/text";
import type { SiteHome } from "#schemas/generated/api/sites.ts";

type HomeGroup = SiteHome["group"];

/**
 * Homes that a guest may mean: every word is part of a name, a language or the currency, whatever the accents
 * and capitals.
 */
export function matchingHomes(homes: readonly SiteHome[], text: string): readonly SiteHome[] {
  return homes.filter((home) =>
    hasWords(
      [home.name, home.native_name, home.country_code, home.currency_code, ...home.languages].join(" "),
      text,
    ),
  );
}

/** Homes by part of the world, in the order they are shown; parts without any are left out. */
export function homesByGroup(
  homes: readonly SiteHome[],
): readonly { readonly group: HomeGroup; readonly homes: readonly SiteHome[] }[] {
  return ORDER.map((group) => ({ group, homes: homes.filter((home) => home.group === group) })).filter(
    (part) => part.homes.length > 0,
  );
}

const ORDER: readonly HomeGroup[] = ["everywhere", "europe", "asia", "americas", "africa", "pacific"];
