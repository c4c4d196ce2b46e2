import { roundHalfUp } from "../money/index.ts";

/** Kilometres as miles, one decimal place: km / 1.6 (LOC-08). */
export function kmToMiles(km: number): number {
  return oneDecimal(km / 1.6);
}

export type DistanceUnit = "km" | "mi";

/**
 * A distance as it is shown (LOC-08), one decimal place: in miles where the country asks for them on detail
 * (`toShowMilesOnDetail`), otherwise in the unit the answer came in.
 */
export function shownDistance(
  distance: { readonly value: number; readonly unit: DistanceUnit },
  showMiles: boolean,
): { readonly value: number; readonly unit: DistanceUnit } {
  if (showMiles && distance.unit === "km") return { value: kmToMiles(distance.value), unit: "mi" };
  return { value: oneDecimal(distance.value), unit: distance.unit };
}

function oneDecimal(value: number): number {
  return roundHalfUp(value * 10) / 10;
}
