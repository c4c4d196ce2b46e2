import { guestsOf } from "#domain/rooms";
import { stayLimits } from "#domain/stay";
import { usePage, useSource, useT } from "#renderer";
import type { GeoSuggestionsInput, Suggestion, SuggestionGroup } from "#schemas/generated/api/geo.ts";
import { dateText } from "../text/use-date-text.ts";
import type { Destination } from "./destination.ts";
import { destinationOf, isUnplaced } from "./destination-of-suggestion.ts";
import { recentDestination } from "./recent-destination.ts";
import { type RecentSearch, readRecentSearches } from "./recent-searches.ts";
import type { Choice } from "./suggestion-list.tsx";
import { useDebounced } from "./use-debounced.ts";

/** Where homes are sold, properties are asked for with places of every kind (SRCH-08), beside sentences. */
const HOME_TYPES = {
  filters: { locationTypes: ["HOTELS", "LOCATIONS", "CITY", "LOCALITY", "COUNTRY", "HOLIDAY_PARK"] },
  sentenceIntents: true,
} satisfies GeoSuggestionsInput;

/**
 * What the open list offers: recent searches while nothing is typed, and suggestions (SRCH-06, SRCH-07,
 * SRCH-13). `localOnly` asks for those of our own supply alone, wherever the country takes them from
 * (SRCH-09).
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
      ...(page.country.defaultPropertyType === "home" ? HOME_TYPES : {}),
      ...(localOnly ? { suggestionsOnlyByGoogle: false } : {}),
    },
    { enabled: open, staleTime: 300_000, keepOldData: true },
  );
  const recent = open && text.trim() === "" ? readRecentSearches(page.siteId) : [];
  const recentTitle = t("search.recent");
  const groups = [...(answer.data?.groups ?? [])].sort((a, b) => a.priority - b.priority);
  const choices: readonly Choice[] = [
    ...recent.slice(0, 3).map(recentChoice),
    ...groups.flatMap((group) =>
      group.values.map((suggestion) => suggestionChoice(suggestion, groupTitle(group, query))),
    ),
  ];
  return { choices, loading: open && answer.isPending, failed: answer.isError };

  function groupTitle({ id, title }: SuggestionGroup, typed: string): string {
    if (id === "sentences") return t("search.sentences");
    if (id === "locations") return typed === "" ? t("search.trending") : t("search.places");
    return id === "hotels" ? t("search.properties") : title;
  }

  function recentChoice(search: RecentSearch): Choice {
    const { location, pathName, cityId, locationId } = search;
    const { destination, notices } = recentDestination(search, stayLimits(page, page.today));
    const told = notices.map(({ messageId, values }) => t(messageId, values));
    return {
      key: ["recent", location, pathName, cityId, locationId].join("-"),
      group: recentTitle,
      kind: "recent",
      title: location,
      facts: [...tripOf(destination), ...told],
      destination,
    };
  }

  function suggestionChoice(suggestion: Suggestion, group: string): Choice {
    const { id, type, displayName, subtitle, country, city, supply, rating, matched, sentenceIntent } =
      suggestion;
    const { refused, price_text } = sentenceIntent ?? {};
    const destination = destinationOf(suggestion);
    const place = subtitle ?? [city === displayName ? undefined : city, country].filter(Boolean).join(", ");
    return {
      key: `${type}-${id}`,
      group,
      kind: type,
      title: displayName,
      facts: [
        matched,
        place,
        refused && t(`search.dates-${refused}`),
        ...tripOf(destination),
        price_text,
      ].flatMap((fact) => fact || []),
      typeLabel: t(`search.type.${type}`),
      ...(type === "hotel"
        ? { rating }
        : { supply: supply > 0 ? t("search.supply", { count: supply }) : undefined }),
      destination,
      unplaced: isUnplaced(suggestion) ? suggestion : undefined,
    };
  }

  /** `12 Dec – 14 Dec` and `3 guests`: what a choice fills in beside its place. */
  function tripOf({ stay, rooms }: Destination): readonly string[] {
    const { dayAndMonth } = dateText(page.locale);
    return [
      stay && t("search.days", { checkin: dayAndMonth(stay.checkin), checkout: dayAndMonth(stay.checkout) }),
      rooms && t("search.guests", { count: guestsOf(rooms) }),
    ].filter((fact) => typeof fact === "string");
  }
}
