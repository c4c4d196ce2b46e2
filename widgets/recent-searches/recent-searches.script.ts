import type { StayLimits } from "#domain/stay";
import { type WidgetScript, withLocale } from "#renderer";
import { forgetSearches, readRecentSearches, recentSearchUrl } from "../shared/search/recent-searches.ts";
import { showKeptList } from "../shared/shell/show-kept-list.ts";
import { weekdayAndDay } from "../ui/date-range-picker/date-words.ts";

/** Shows the newest; past dates are moved to today (DATE-08). */
export const start: WidgetScript = (place, page) => {
  const {
    count,
    days = "",
    limits: written = "",
  } = place.querySelector<HTMLElement>("[data-count]")?.dataset ?? {};
  const limits = JSON.parse(written) as StayLimits;
  const day = (date: string) => weekdayAndDay(date, page.locale);
  showKeptList(place, {
    items: readRecentSearches(page.siteId).slice(0, Number(count)),
    forget: () => forgetSearches(page.siteId),
    draw(copy, search) {
      const { href, stay } = recentSearchUrl(search, limits);
      const link = copy.querySelector("a");
      const name = copy.querySelector("strong");
      const dates = copy.querySelector("span");
      if (!link || !name || !dates) return;
      link.href = withLocale(page, href);
      name.textContent = search.location;
      if (!stay) dates.remove();
      else
        dates.textContent = days
          .replace("{checkin}", day(stay.checkin))
          .replace("{checkout}", day(stay.checkout));
    },
  });
};
