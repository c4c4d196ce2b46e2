import { formatMoney } from "#domain";
import { usePage } from "#renderer";

/**
 * Writes amounts of one currency (minor units) as the guest reads them (LOC-07). The country's symbol and display decimals apply to
 * its own currency; amounts of other currencies keep theirs.
 */
export function useMoney(currency: string, symbol?: string): (amount: number) => string {
  const { locale, country } = usePage();
  const own = country.currencyCode === currency ? country : undefined;
  const format = {
    locale,
    symbol: symbol ?? own?.currencySymbol,
    displayDecimals: own?.displayDecimals,
  };
  return (amount) => formatMoney({ amount, currency }, format);
}
