import type { Operations } from "#schemas";
import type { ShownFacet } from "./facet-group.tsx";

type Results = Operations["hotelSearch"]["output"];

/** What each sheet needs of the search's answer. */
export interface SheetAnswers {
  readonly filters: Pick<Results, "count" | "currency_code"> & { readonly facets: readonly ShownFacet[] };
  readonly sort: Pick<Results, "order_signals"> & {
    readonly sort_options: readonly Omit<Results["sort_options"][number], "name">[];
  };
}

/** What a page leaves for a sheet beside what it says: its filters are read where they stand. */
type Left = { readonly [Part in keyof SheetAnswers]: Omit<SheetAnswers[Part], "facets"> };

/**
 * Leaves a part of the answer in the page for its sheet. The listing has no islands, so the sheet asks for
 * nothing again and says the very counts the page says.
 */
export function SheetAnswer<Part extends keyof SheetAnswers>(left: {
  readonly part: Part;
  readonly answer: Left[Part];
}) {
  const json = JSON.stringify(left.answer, (_, value) => (value === false ? undefined : value)).replaceAll(
    "<",
    "\\u003c",
  );
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
  const script = page.querySelector(`script[data-sheet="${part}"]`);
  if (!script?.textContent) return undefined;
  const facets = [...(script.parentElement?.querySelectorAll<HTMLElement>("[data-facet]") ?? [])].map(
    readFacet,
  );
  const said = JSON.parse(script.textContent, (key, value) =>
    key === "sort_options" ? value.map((option: object) => ({ ...notSaid, ...option })) : value,
  );
  return { facets, ...said };
}

/** What is false goes without saying. */
const notSaid = { ascending: false, selected: false };

/**
 * A facet by its links, as `FacetGroup` writes them: the value ends a link's id, the name and the count are
 * its texts.
 */
function readFacet(group: HTMLElement): ShownFacet {
  const id = group.dataset.facet as ShownFacet["id"];
  const links = [...group.querySelectorAll<HTMLElement>("a[data-choice]")];
  const options = links.map((link) => {
    const [, name, count] = [...link.children].map(({ textContent }) => textContent ?? "");
    const value = link.id.slice(link.id.indexOf(`-panel-${id}-`) + `-panel-${id}-`.length);
    return { value, name: name ?? "", count: count ?? "", selected: link.hasAttribute("aria-current") };
  });
  return { id, kind: links[0]?.dataset.choice === "one" ? "one" : "many", options };
}
