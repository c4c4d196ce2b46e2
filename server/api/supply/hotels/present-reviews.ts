import type { Selectable } from "kysely";
import type { ReviewScore, ReviewsSummary } from "#schemas/generated/api/hotels.ts";
import type { PropertyTable } from "../../../db/property-tables.ts";
import { presentRatings } from "../../../supply/present-ratings.ts";
import type { LoadedReviews } from "./load-reviews.ts";

type Rated = Pick<
  Selectable<PropertyTable>,
  "rating_value" | "rating_count" | "rating_scores" | "rating_distribution"
>;

/**
 * Score, its parts and the reviews that were read, or that they could not be (`null`); texts stay in the
 * language they were written in.
 */
export function presentReviews(property: Rated, loaded: LoadedReviews | null): ReviewsSummary {
  return {
    ratings: presentRatings(property),
    scores: property.rating_scores.filter((score): score is ReviewScore => aspects.has(score.code)),
    distribution: [...property.rating_distribution],
    reviews: (loaded?.rows ?? []).map((row) => ({
      id: row.review_id,
      author: row.author,
      rating: row.rating,
      title: row.title,
      text: row.text,
      locale: row.locale,
      date: row.written_on,
      source: row.source,
      ...(row.stayed_as ? { stayed_as: row.stayed_as } : {}),
    })),
    ...(loaded ? {} : { failed: true }),
  };
}

const aspects: ReadonlySet<string> = new Set<ReviewScore["code"]>([
  "cleanliness",
  "comfort",
  "location",
  "staff",
  "value",
]);
