/** A distance of the call (kilometres) in the country's unit, one decimal, Latin digits: miles = km / 1.6 (section 9 of the journey). */
export function distanceIn(km: number, unit: "km" | "miles", locale: string): string {
  const value = unit === "miles" ? km / 1.6 : km;
  return value.toLocaleString(locale === "ar" ? "en" : locale, { maximumFractionDigits: 1 });
}
