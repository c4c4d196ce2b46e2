import type { Operations } from "#schemas";

type Results = Operations["hotelSearch"]["output"];
type Facet = Results["facets"][number];

/** What each sheet needs of the search's answer. */
export interface SheetAnswers {
  readonly filters: Pick<Results, "facets" | "count" | "currency_code">;
  readonly sort: Pick<Results, "sort_options" | "order_signals">;
}

/**
 * Leaves a part of the answer in the page for its sheet. The listing has no islands, so the sheet asks for
 * nothing again and says the very counts the page says.
 */
export function SheetAnswer<Part extends keyof SheetAnswers>(left: {
  readonly part: Part;
  readonly answer: SheetAnswers[Part];
}) {
  const json = JSON.stringify(left.answer, (key, value) =>
    key === "options" ? (value as Facet["options"]).map(packed) : value,
  ).replaceAll("<", "\\u003c");
  return (
    <script
      type="application/json"
      data-sheet={left.part}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every `<` escaped cannot leave its script.
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}

/** What the shown page left for a sheet; undefined on a page without it. */
export function readSheetAnswer<Part extends keyof SheetAnswers>(
  page: Document,
  part: Part,
): SheetAnswers[Part] | undefined {
  const text = page.querySelector(`script[data-sheet="${part}"]`)?.textContent;
  return text
    ? (JSON.parse(text, (key, value) =>
        key === "options" ? (value as readonly Packed[]).map(unpacked) : value,
      ) as SheetAnswers[Part])
    : undefined;
}

/** A value of a filter without the names of its fields: a page has dozens. */
type Packed = readonly [value: string, name: string, count: number, selected?: 1];

function packed({ value, name, count, selected }: Facet["options"][number]): Packed {
  return selected ? [value, name, count, 1] : [value, name, count];
}

function unpacked([value, name, count, selected]: Packed): Facet["options"][number] {
  return { value, name, count, selected: selected === 1 };
}
