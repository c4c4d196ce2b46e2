import type { Site } from "#renderer";
import type { OrderSignal } from "#schemas/generated/api/search.ts";
import type { PricedHotel } from "./price-hotels.ts";

/** Weights of the signals, as the site has them. */
export type RecommendedWeights = Site["limits"]["search"]["recommended"];

/** What the score looks at; everything else about a hotel, such as what it pays, is out of its sight. */
export type ScoredHotel = Pick<PricedHotel, "distance"> & {
  readonly property: Pick<PricedHotel["property"], "property_type" | "rating_value" | "rating_count">;
  readonly freeCancellation?: boolean;
};

/** The type of property to show first; null where only one is sold. */
export type FirstType = PricedHotel["property"]["property_type"] | null;

type ScoreSignal = Extract<
  OrderSignal,
  "guest_rating" | "nearby" | "hotels_first" | "homes_first" | "free_cancellation"
>;

/** Each signal from 0 to 1, weightiest first: the order and its explanation (LIST-07) both read this list. */
const signals: readonly {
  readonly id: ScoreSignal;
  readonly weight: (weights: RecommendedWeights) => number;
  readonly value: (hotel: ScoredHotel, weights: RecommendedWeights, first: FirstType) => number;
}[] = [
  { id: "guest_rating", weight: ({ guestRating }) => guestRating, value: guestRating },
  { id: "nearby", weight: ({ nearby }) => nearby, value: nearness },
  {
    id: "hotels_first",
    weight: ({ firstType }) => firstType,
    value: ({ property }, _, first) => Number(first === "hotel" && property.property_type === first),
  },
  {
    id: "homes_first",
    weight: ({ firstType }) => firstType,
    value: ({ property }, _, first) => Number(first === "home" && property.property_type === first),
  },
  {
    id: "free_cancellation",
    weight: ({ freeCancellation }) => freeCancellation,
    value: ({ freeCancellation }) => Number(freeCancellation ?? false),
  },
];

/** How warmly a hotel is recommended, larger is better; hotels of one answer may be compared. */
export function recommendedScore(
  hotel: ScoredHotel,
  weights: RecommendedWeights,
  first: FirstType = null,
): number {
  return signals.reduce((sum, { weight, value }) => sum + weight(weights) * value(hotel, weights, first), 0);
}

/**
 * The signals that move the score of this answer: nearness only where there is a place to measure from, a
 * type only where there are two.
 */
export function recommendedSignals(
  weights: RecommendedWeights,
  hasCentre: boolean,
  first: FirstType = null,
): ScoreSignal[] {
  const idle: ReadonlySet<ScoreSignal> = new Set([
    ...(hasCentre ? [] : ["nearby" as const]),
    ...(first === "hotel" ? [] : ["hotels_first" as const]),
    ...(first === "home" ? [] : ["homes_first" as const]),
  ]);
  return signals.filter(({ id, weight }) => weight(weights) > 0 && !idle.has(id)).map(({ id }) => id);
}

/**
 * The rating, drawn towards a usual one while few have rated: one enthusiast does not outweigh three hundred
 * guests.
 */
function guestRating({ property }: ScoredHotel, { usualRating, usualReviews }: RecommendedWeights): number {
  const { rating_value, rating_count } = property;
  return (
    (rating_value * rating_count + usualRating * usualReviews) / (rating_count + usualReviews) / mostStars
  );
}

/** 1 at the searched place, a half at `halfwayKm` from it. */
function nearness({ distance }: ScoredHotel, { halfwayKm }: RecommendedWeights): number {
  return distance === null ? 0 : halfwayKm / (halfwayKm + distance);
}

const mostStars = 5;
