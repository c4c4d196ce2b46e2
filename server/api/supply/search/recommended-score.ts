import { type RawBuilder, sql } from "kysely";
import type { Site } from "#renderer";
import type { OrderSignal } from "#schemas/generated/api/search.ts";

/** Weights of the signals, as the site has them. */
export type RecommendedWeights = Site["limits"]["search"]["recommended"];

/** The type of property to show first; null where only one is sold. */
export type FirstType = Site["brand"]["propertyTypes"][number] | null;

type ScoreSignal = Extract<
  OrderSignal,
  "guest_rating" | "nearby" | "hotels_first" | "homes_first" | "free_cancellation"
>;

/**
 * Each signal from 0 to 1 in SQL over `h`, weightiest first: the order and its explanation (LIST-07) both
 * read this list. What a hotel pays is out of its sight.
 */
const signals: readonly {
  readonly id: ScoreSignal;
  readonly weight: (weights: RecommendedWeights) => number;
  readonly value: (weights: RecommendedWeights) => RawBuilder<number>;
}[] = [
  { id: "guest_rating", weight: ({ guestRating }) => guestRating, value: guestRating },
  { id: "nearby", weight: ({ nearby }) => nearby, value: nearness },
  {
    id: "hotels_first",
    weight: ({ firstType }) => firstType,
    value: () => sql`(h.property_type = 'hotel')::int`,
  },
  {
    id: "homes_first",
    weight: ({ firstType }) => firstType,
    value: () => sql`(h.property_type = 'home')::int`,
  },
  {
    id: "free_cancellation",
    weight: ({ freeCancellation }) => freeCancellation,
    value: () => sql`h.free_cancellation::int`,
  },
];

/** How warmly a hotel is recommended, larger is better; hotels of one answer may be compared. */
export function recommendedScore(
  weights: RecommendedWeights,
  hasCentre: boolean,
  first: FirstType = null,
): RawBuilder<number> {
  const terms = movingSignals(weights, hasCentre, first).map(
    ({ weight, value }) => sql`${weight(weights)}::double precision * ${value(weights)}`,
  );
  return terms.length > 0 ? sql`(${sql.join(terms, sql` + `)})` : sql`0`;
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
  return movingSignals(weights, hasCentre, first).map(({ id }) => id);
}

function movingSignals(weights: RecommendedWeights, hasCentre: boolean, first: FirstType) {
  const idle: ReadonlySet<ScoreSignal> = new Set([
    ...(hasCentre ? [] : ["nearby" as const]),
    ...(first === "hotel" ? [] : ["hotels_first" as const]),
    ...(first === "home" ? [] : ["homes_first" as const]),
  ]);
  return signals.filter(({ id, weight }) => weight(weights) > 0 && !idle.has(id));
}

/**
 * The rating, drawn towards a usual one while few have rated: one enthusiast does not outweigh three hundred
 * guests.
 */
function guestRating({ usualRating, usualReviews }: RecommendedWeights): RawBuilder<number> {
  const usual = sql`${usualReviews}::double precision`;
  return sql`((h.rating_value * h.rating_count + ${usualRating * usualReviews}::double precision)
    / (h.rating_count + ${usual}) / ${sql.lit(mostStars)})`;
}

/** 1 at the searched place, a half at `halfwayKm` from it. */
function nearness({ halfwayKm }: RecommendedWeights): RawBuilder<number> {
  const half = sql`${halfwayKm}::double precision`;
  return sql`(${half} / (${half} + h.distance))`;
}

const mostStars = 5;
