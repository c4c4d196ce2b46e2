import { formatMoney, type MoneyFormat } from "#domain/money";
import { usePage } from "#renderer";

/**
 * Writes amounts of one currency (minor units) as the guest reads them (LOC-07). The country's symbol and
 * display decimals apply to its own currency; amounts of another have the decimals of a country that pays in
 * it.
 */
export function useMoney(
  currency: string,
  symbol?: string,
): (amount: number, { signed }?: Pick<MoneyFormat, "signed">) => string {
  const { locale, dir, country, displayDecimals } = usePage();
  const own = country.currencyCode === currency ? country : undefined;
  const format = {
    locale,
    symbol: symbol ?? own?.currencySymbol,
    displayDecimals: displayDecimals[currency],
    apart: dir === "rtl",
  };
  return (amount, { signed } = {}) => formatMoney({ amount, currency }, { ...format, signed });
}
