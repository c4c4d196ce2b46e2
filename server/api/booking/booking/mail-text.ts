import { type CivilDate, formatTimeOfDay } from "#domain/dates";
import { formatMoney, type Money } from "#domain/money";
import { dayFirstLocale, isolated } from "#domain/text";
import type { MessageValues } from "#renderer";
import { displayDecimals, viewOf } from "#renderer/server";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { releaseIntl } from "../../../supply/release-intl.ts";

/** How a plain-text mail speaks to one guest. */
export interface MailText {
  /** Locale key the mail is written in: the one that was asked for, or what pages of the site fall back to (LOC-04). */
  readonly locale: string;
  /** The words of a message id. In a right-to-left language every text value stands apart from the words around it (LOC-03). */
  readonly say: (id: string, values?: MessageValues) => string;
  /** `Saturday, 10 April 2027` in the language's own order, Gregorian, Latin digits (LOC-06). */
  readonly day: (date: CivilDate) => string;
  /** `10 April 2027`. */
  readonly date: (date: CivilDate) => string;
  /** Property time `14:00` as pages write it: `2:00 PM`. */
  readonly time: (time: string) => string;
  /** An amount as pages write it (LOC-07); `symbol` is the property's. */
  readonly money: (money: Money, symbol: string) => string;
}

/** Words, dates and money of a mail, from the messages of the release and of the site's brand. */
export function mailText({
  release,
  site,
  locale: asked,
}: Pick<OperationContext, "release" | "site" | "locale">): MailText {
  const view = viewOf(release, site, asked);
  const { locale, language } = view;
  const intl = releaseIntl(release, view);
  const decimals = displayDecimals(release, site.country);
  const date = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(dayFirstLocale(locale), {
      ...options,
      day: "numeric",
      month: "long",
      year: "numeric",
      timeZone: "UTC",
    });
    return (day: CivilDate) => format.format(new Date(`${day}T00:00:00Z`));
  };
  return {
    locale,
    say: (id, values = {}) =>
      intl.formatMessage({ id }, (language.rtl ? apart(values) : values) as Record<string, string>),
    day: date({ weekday: "long" }),
    date: date({}),
    time: (time) => formatTimeOfDay(time, locale),
    money: (money, symbol) =>
      formatMoney(money, { locale, symbol, displayDecimals: decimals[money.currency] }),
  };
}

/** Every text kept apart from the words around it. */
function apart(values: MessageValues): MessageValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === "string" ? isolated(value) : value,
    ]),
  );
}
