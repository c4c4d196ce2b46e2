/** How a currency is written in English, and how many decimals it shows. */
export function moneyDisplay(currency: string): { readonly symbol: string; readonly decimals: number } {
  const written = (currencyDisplay: "symbol" | "narrowSymbol") => {
    const format = new Intl.NumberFormat("en", { style: "currency", currency, currencyDisplay });
    return format.formatToParts(0).find(({ type }) => type === "currency")?.value ?? currency;
  };
  const symbol = written("symbol");
  // A bare dollar or pound sign would read as another country's money.
  const narrow = written("narrowSymbol");
  const isOwn = !["$", "£", "¥"].includes(narrow) && narrow.length <= 5;
  const decimals =
    new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits ?? 2;
  return { symbol: symbol === currency && isOwn ? narrow : symbol, decimals };
}
