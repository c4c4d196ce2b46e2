import { type CivilDate, formatTimeOfDay } from "#domain/dates";
import { currencyDecimals, formatMoney, type Money, moneyStep } from "#domain/money";
import { dayFirstLocale, isolated } from "#domain/text";
import type { MessageValues, Release, Site } from "#renderer";
import { displayDecimals, viewOf } from "#renderer/server";
import { releaseIntl } from "../supply/release-intl.ts";
import { type SupplyWord, supplyWord } from "../supply/supply-words.ts";

/** How a mail speaks to one guest. */
export interface MailText {
  /**
   * Locale key the mail is written in: the one that was asked for, or what pages of the site fall back to
   * (LOC-04).
   */
  readonly locale: string;
  /** The word for a code of the supply. */
  readonly word: SupplyWord;
  /**
   * The words of a message id. In a right-to-left language every text value stands apart from the words
   * around it (LOC-03).
   */
  readonly say: (id: string, values?: MessageValues) => string;
  /** `Saturday, 10 April 2027` in the language's own order, Gregorian, Latin digits (LOC-06). */
  readonly day: (date: CivilDate) => string;
  /** `10 April 2027`. */
  readonly date: (date: CivilDate) => string;
  /** Property time `14:00` as pages write it: `2:00 PM`. */
  readonly time: (time: string) => string;
  /** An amount as pages write it (LOC-07); `symbol` is the property's. */
  readonly money: (money: Money, symbol: string) => string;
  /** The smallest amount of a currency that is shown, in minor units. */
  readonly stepOf: (currency: string) => number;
  /** `23 April 2027, 6:00 PM` of a property-local moment. */
  readonly moment: (local: string) => string;
  /** A value by itself, kept apart from the words around it where those run the other way. */
  readonly apart: (text: string) => string;
  /** A label and its value with the colon of the language between them. */
  readonly join: (label: string, value: string) => string;
}

/** Formats of dates are dear to make: one of each kind for a language. */
function datesOf(options: Intl.DateTimeFormatOptions): (locale: string) => Intl.DateTimeFormat {
  const formats = new Map<string, Intl.DateTimeFormat>();
  return (locale) => {
    const format =
      formats.get(locale) ??
      new Intl.DateTimeFormat(locale, {
        ...options,
        day: "numeric",
        month: "long",
        year: "numeric",
        timeZone: "UTC",
      });
    formats.set(locale, format);
    return format;
  };
}

const dates = datesOf({});
const datesWithWeekday = datesOf({ weekday: "long" });

/** Words, dates and money of a mail, from the messages of the release and of the site's brand. */
export function mailText({
  release,
  site,
  locale: asked,
}: {
  readonly release: Release;
  readonly site: Site;
  readonly locale: string;
}): MailText {
  const view = viewOf(release, site, asked);
  const { locale, language } = view;
  const intl = releaseIntl(release, view);
  const decimals = displayDecimals(release, site.country);
  const date = (formatOf: (locale: string) => Intl.DateTimeFormat) => {
    const format = formatOf(dayFirstLocale(locale));
    return (day: CivilDate) => format.format(new Date(`${day}T00:00:00Z`));
  };
  const say = (id: string, values: MessageValues = {}) =>
    intl.formatMessage({ id }, (language.rtl ? apart(values) : values) as Record<string, string>);
  const plain = date(dates);
  const time = (time: string) => formatTimeOfDay(time, locale);
  return {
    locale,
    word: supplyWord({ release, site, locale }),
    say,
    day: date(datesWithWeekday),
    date: plain,
    time,
    moment: (local) => `${plain(local.slice(0, 10))}, ${time(local.slice(11, 16))}`,
    apart: (text) => (language.rtl ? isolated(text) : text),
    join: (label, value) => intl.formatMessage({ id: "mail.row" }, { label, value }),
    money: (money, symbol) =>
      formatMoney(money, { locale, symbol, displayDecimals: decimals[money.currency] }),
    stepOf: (currency) => moneyStep(currency, decimals[currency] ?? currencyDecimals(currency)),
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
