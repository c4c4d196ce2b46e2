import { addDays } from "#domain/dates";
import type { SeededRandom } from "./seeded-random.ts";
import { type DemoLocale, demoTexts } from "./texts/texts.ts";

export interface ReviewRow {
  readonly property_id: number;
  readonly review_id: string;
  readonly author: string;
  readonly rating: number;
  readonly title: string;
  readonly text: string;
  readonly locale: string;
  readonly written_on: string;
  readonly source: "own" | "google";
  readonly stayed_as: string;
}

export interface RatingFacts {
  readonly rating_value: number;
  readonly rating_count: number;
  readonly rating_scores: readonly { readonly code: string; readonly value: number }[];
  readonly rating_distribution: readonly number[];
}

const aspects = ["cleanliness", "comfort", "location", "staff", "value"];
/** Languages of guests from elsewhere. */
const travellerLocales = ["en", "nl", "de", "fr", "ar", "es", "it", "hi", "pt", "ja"] as const;
const parties = ["couple", "family", "solo", "business", "group"];

/**
 * Reviews around a quality between 0 and 1, newest first; score, distribution and aspects follow from them.
 */
export function buildReviews(
  random: SeededRandom,
  property_id: number,
  quality: number,
  homeLocale: DemoLocale,
  today: string,
): { readonly reviews: readonly ReviewRow[]; readonly facts: RatingFacts } {
  const count = random.chance(0.05) ? 0 : random.int(5, 24);
  let day = 0;
  const reviews = [...Array(count).keys()].map((index): ReviewRow => {
    day += random.int(2, 28);
    const locale = random.chance(0.55) ? homeLocale : random.pick(travellerLocales);
    const words = demoTexts[locale];
    const good = random.chance(0.45 + quality * 0.5);
    const [title, text] = random.pick(good ? words.reviewsGood : words.reviewsMixed);
    return {
      property_id,
      review_id: `r${property_id}-${index + 1}`,
      author: random.pick(words.authors),
      rating: good ? random.pick([4, 5, 5, 5]) : random.pick([2, 3, 3, 4]),
      title,
      text,
      locale,
      written_on: addDays(today, -day),
      source: random.chance(0.35) ? "google" : "own",
      stayed_as: random.pick(parties),
    };
  });
  const average = count === 0 ? 0 : reviews.reduce((sum, review) => sum + review.rating, 0) / count;
  const near = (spread: number): number =>
    oneDecimal(Math.min(5, Math.max(1, average + random.between(-spread, spread))));
  return {
    reviews,
    facts: {
      rating_value: oneDecimal(average),
      rating_count: count,
      rating_scores: count === 0 ? [] : aspects.map((code) => ({ code, value: near(0.35) })),
      rating_distribution: [1, 2, 3, 4, 5].map(
        (points) => reviews.filter((review) => review.rating === points).length,
      ),
    },
  };
}

function oneDecimal(value: number): number {
  return Math.round(value * 10) / 10;
}
