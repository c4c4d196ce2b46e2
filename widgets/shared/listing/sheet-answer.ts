import type { Operations } from "#schemas";

type Results = Operations["hotelSearch"]["output"];

/** What each sheet needs of the search's answer. */
export interface SheetAnswers {
  readonly filters: Pick<Results, "facets" | "count" | "currency_code">;
  readonly sort: Pick<Results, "sort_options" | "order_signals">;
}

/**
 * Attributes that leave a part of the answer in the page for its sheet. The listing has no islands, so the
 * sheet asks for nothing again and says the very counts the page says.
 */
export function sheetAttributes<Part extends keyof SheetAnswers>(part: Part, answer: SheetAnswers[Part]) {
  return { "data-sheet": part, "data-answer": JSON.stringify(answer) };
}

/** What the shown page left for a sheet; undefined on a page without it. */
export function readSheetAnswer<Part extends keyof SheetAnswers>(
  page: Document,
  part: Part,
): SheetAnswers[Part] | undefined {
  const text = page.querySelector<HTMLElement>(`[data-sheet="${part}"]`)?.dataset.answer;
  return text ? (JSON.parse(text) as SheetAnswers[Part]) : undefined;
}
