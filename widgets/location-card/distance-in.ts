import { shownDistance } from "#domain/shell";
import { intlLocale } from "#domain/text";

/** A distance of the call (kilometres) in the country's unit, one decimal, Latin digits (LOC-08). */
export function distanceIn(km: number, unit: "km" | "miles", locale: string): string {
  const { value } = shownDistance({ value: km, unit: "km" }, unit === "miles");
  return value.toLocaleString(intlLocale(locale), { maximumFractionDigits: 1 });
}
