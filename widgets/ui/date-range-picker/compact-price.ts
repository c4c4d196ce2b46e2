import { currencyDecimals, formatMoney } from "#domain/money";
import { intlLocale } from "#domain/text";

export interface CalendarPrices {
  /** ISO 4217. */
  readonly currency: string;
  readonly symbol?: string | undefined;
  /** What a stay pays once on top of its nights, minor units. */
  readonly charges?: number | undefined;
}

/**
 * A price short enough for a calendar cell: no decimals, and without its symbol or in thousands where it
 * would not fit.
 */
export function compactPrice(amount: number, { currency, symbol }: CalendarPrices, locale: string): string {
  const whole = formatMoney({ amount, currency }, { locale, symbol, displayDecimals: 0 });
  if (whole.length <= LONGEST) return whole;
  const major = amount / 10 ** currencyDecimals(currency);
  const options: Intl.NumberFormatOptions =
    major < TOO_LONG ? { maximumFractionDigits: 0 } : { notation: "compact", maximumSignificantDigits: 3 };
  return new Intl.NumberFormat(intlLocale(locale), options).format(major);
}

const LONGEST = 6;
const TOO_LONG = 100_000;
