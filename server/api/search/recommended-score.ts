import type { Site } from "#renderer";
import type { OrderSignal } from "#schemas/generated/api/search.ts";
import type { PricedHotel } from "./price-hotels.ts";

/** Weights of the signals, as the site has them. */
export type RecommendedWeights = Site["limits"]["search"]["recommended"];

/** What the score looks at; everything else about a hotel, such as what it pays, is out of its sight. */
export type ScoredHotel = Pick<PricedHotel, "distance"> & {
  readonly property: Pick<PricedHotel["property"], "rating_value" | "rating_count">;
  readonly freeCancellation?: boolean;
};

type ScoreSignal = Extract<OrderSignal, "guest_rating" | "nearby" | "free_cancellation">;

/** Each signal from 0 to 1, weightiest first: the order and its explanation (LIST-07) both read this list. */
const signals: readonly {
  readonly id: ScoreSignal;
  readonly weight: (weights: RecommendedWeights) => number;
  readonly value: (hotel: ScoredHotel, weights: RecommendedWeights) => number;
}[] = [
  { id: "guest_rating", weight: ({ guestRating }) => guestRating, value: guestRating },
  { id: "nearby", weight: ({ nearby }) => nearby, value: nearness },
  {
    id: "free_cancellation",
    weight: ({ freeCancellation }) => freeCancellation,
    value: ({ freeCancellation }) => Number(freeCancellation ?? false),
  },
];

/** How warmly a hotel is recommended, larger is better; hotels of one answer may be compared. */
export function recommendedScore(hotel: ScoredHotel, weights: RecommendedWeights): number {
  return signals.reduce((sum, { weight, value }) => sum + weight(weights) * value(hotel, weights), 0);
}

/** The signals that move the score of this answer: nearness only where there is a place to measure from. */
export function recommendedSignals(weights: RecommendedWeights, hasCentre: boolean): ScoreSignal[] {
  return signals
    .filter(({ id, weight }) => weight(weights) > 0 && (id !== "nearby" || hasCentre))
    .map(({ id }) => id);
}

/** The rating, drawn towards a usual one while few have rated: one enthusiast does not outweigh three hundred guests. */
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
