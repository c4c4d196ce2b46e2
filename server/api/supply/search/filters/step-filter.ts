import { type RawBuilder, sql } from "kysely";
import { supplySentence } from "../../../../supply/supply-words.ts";
import { facetOption, type SearchFilter, useful } from "./search-filter.ts";

interface StepFilterOptions {
  readonly id: "rating_min" | "bedrooms_min";
  /** What is compared, in SQL. */
  readonly value: RawBuilder<number>;
  /** What its facet offers, in the order of the page. */
  readonly steps: readonly number[];
  /** Message of a step, with its `value`. */
  readonly messageId: string;
}

/** A filter by the least of a number; a step of the address that is none of its own is told too. */
export function stepFilter({
  id,
  value,
  steps,
  messageId,
}: StepFilterOptions): SearchFilter<readonly number[]> {
  const offered = (chosen: number | undefined): readonly number[] => {
    if (chosen === undefined || steps.includes(chosen)) return steps;
    const falling = (steps[0] ?? 0) > (steps.at(-1) ?? 0);
    return [...steps, chosen].sort((a, b) => (falling ? b - a : a - b));
  };
  const atLeast = (step: number) => sql<boolean>`${value} >= ${step}::double precision`;
  return {
    id,
    test: ({ filters }) => {
      const chosen = filters?.[id];
      return chosen === undefined ? null : atLeast(chosen);
    },
    counts: ({ input, without }) => {
      const counts = offered(input.filters?.[id]).map(
        (step) => sql`count(*) FILTER (WHERE ${atLeast(step)})`,
      );
      return sql`(SELECT json_build_array(${sql.join(counts)}) FROM ${without})`;
    },
    facet: (counts, { input, ...place }) => {
      const chosen = input.filters?.[id];
      const options = offered(chosen).map((step, index) =>
        facetOption(
          String(step),
          supplySentence(place, messageId, { value: step }),
          counts[index] ?? 0,
          chosen === step,
        ),
      );
      return { id, kind: "one", options: useful(options) };
    },
  };
}
