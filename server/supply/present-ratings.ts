import type { Ratings } from "#schemas/generated/api/property.ts";

/** Score of a property with its word; below five reviews it is new. */
export function presentRatings({
  rating_value,
  rating_count,
}: {
  readonly rating_value: number;
  readonly rating_count: number;
}): Ratings {
  const value = Math.round(rating_value * 10) / 10;
  return { value, count: rating_count, subtitle: rating_count < 5 ? "new" : wordOf(value) };
}

function wordOf(value: number): Ratings["subtitle"] {
  if (value >= 4.7) return "exceptional";
  if (value >= 4.3) return "excellent";
  if (value >= 4) return "very_good";
  return value >= 3.5 ? "good" : "fair";
}
