import { type CivilDate, type DateFormat, formatCivilDate } from "#domain/dates";
import { usePage } from "#renderer";

/**
 * Writes dates in the formats of the product with the date library, in the library's locale that the language
 * names (LOC-02, LOC-06). For widgets that stay on the server: islands write theirs with `useDateText`, so
 * that no browser loads a date library.
 */
export function useDateFormat(): (date: CivilDate, format: DateFormat) => string {
  const { language } = usePage();
  return (date, format) => formatCivilDate(date, format, language.dateLibraryLocale);
}
