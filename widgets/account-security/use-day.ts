import { todayIn } from "#domain/dates";
import { usePage } from "#renderer";
import { useDateText } from "../shared/text/use-date-text.ts";

/** A moment as a day of the site, in the words of the page. */
export function useDay(): (moment: string) => string {
  const { country } = usePage();
  const { dayOfYear } = useDateText();
  return (moment) => dayOfYear(todayIn(country.timeZone, new Date(moment)));
}
