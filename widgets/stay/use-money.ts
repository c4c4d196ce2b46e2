import { formatMoney } from "#domain";
import { usePage } from "#renderer";

/**
 * Writes amounts of one currency (minor units) as the guest reads them (LOC-07). The country's display decimals apply to its own
 * currency; whole amounts of other currencies keep theirs.
 */
export function useMoney(currency: string, symbol?: string): (amount: number) => string {
  const { locale, country } = usePage();
  const displayDecimals = country.currencyCode === currency ? country.displayDecimals : undefined;
  return (amount) => formatMoney({ amount, currency }, { locale, symbol, displayDecimals });
}
