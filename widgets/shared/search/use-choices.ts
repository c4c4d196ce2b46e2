import { usePage, useSource, useT } from "#renderer";
import type { Suggestion, SuggestionGroup } from "#schemas/generated/api/geo.ts";
import { type Destination, destinationNear, destinationOfText } from "./destination.ts";
import { destinationOf, isUnplaced } from "./destination-of-suggestion.ts";
import { type RecentSearch, readRecentSearches } from "./recent-searches.ts";
import type { Choice } from "./suggestion-list.tsx";
import { useDebounced } from "./use-debounced.ts";

/**
 * What the open list offers: recent searches while nothing is typed, and suggestions (SRCH-06, SRCH-07, SRCH-13). `localOnly` asks for
 * those of our own supply alone, wherever the country takes them from (SRCH-09).
 */
export function useChoices(text: string, open: boolean, localOnly: boolean) {
  const page = usePage();
  const t = useT();
  const query = useDebounced(text.trim(), 180);
  const answer = useSource(
    "geoSuggestions",
    {
      query,
      region: page.country.regionId,
      country_code: page.country.COUNTRY_CODE,
      defaultPropertyType: page.country.defaultPropertyType,
      ...(localOnly ? { suggestionsOnlyByGoogle: false } : {}),
    },
    { enabled: open, staleTime: 300_000, keepOldData: true },
  );
  const recent = open && text.trim() === "" ? readRecentSearches(page.siteId) : [];
  const recentTitle = t("search.recent");
  const groups = [...(answer.data?.groups ?? [])].sort((a, b) => a.priority - b.priority);
  const choices: readonly Choice[] = [
    ...recent.slice(0, 3).map((search) => recentChoice(search, recentTitle)),
    ...groups.flatMap((group) =>
      group.values.map((suggestion) => suggestionChoice(suggestion, groupTitle(group, query), t)),
    ),
  ];
  return { choices, loading: open && answer.isPending, failed: answer.isError };

  function groupTitle({ id, title }: SuggestionGroup, typed: string): string {
    if (id === "locations") return typed === "" ? t("search.trending") : t("search.places");
    return id === "hotels" ? t("search.properties") : title;
  }
}

function recentChoice(search: RecentSearch, group: string): Choice {
  const { location } = search;
  return { key: `recent-${location}`, group, kind: "recent", title: location, destination: placeOf(search) };
}

function placeOf({ location, pathName, isLatLngSearch, latitude, longitude }: RecentSearch): Destination {
  const slug = /^\/hotels-in-([a-z0-9-]+)$/.exec(pathName)?.[1];
  if (slug) return { label: location, slug, search: {} };
  const position = isLatLngSearch && typeof latitude === "number" && typeof longitude === "number";
  return position ? destinationNear(location, latitude, longitude) : destinationOfText(location);
}

function suggestionChoice(
  suggestion: Suggestion,
  group: string,
  t: (id: string, values?: Readonly<Record<string, number>>) => string,
): Choice {
  const { id, type, displayName, subtitle, country, city, supply, rating, matched } = suggestion;
  const place = subtitle ?? [city === displayName ? undefined : city, country].filter(Boolean).join(", ");
  return {
    key: `${type}-${id}`,
    group,
    kind: type,
    title: displayName,
    subtitle: [matched, place].filter(Boolean).join(" · "),
    typeLabel: t(`search.type.${type}`),
    ...(type === "hotel"
      ? { rating }
      : { supply: supply > 0 ? t("search.supply", { count: supply }) : undefined }),
    destination: destinationOf(suggestion),
    unplaced: isUnplaced(suggestion) ? suggestion : undefined,
  };
}
