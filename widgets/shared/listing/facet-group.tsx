import { useT } from "#renderer";
import type { Facet } from "#schemas/generated/api/search.ts";
import styles from "./facet-group.module.css";
import { FacetLink } from "./facet-link.tsx";
import { useFacetLinks } from "./use-facet-links.ts";

/** A facet as it is shown; its counts are numbers, or as a page has written them. */
export interface ShownFacet extends Pick<Facet, "id" | "kind"> {
  readonly options: readonly (Omit<Facet["options"][number], "count"> & {
    readonly count: number | string;
  })[];
}

export interface FacetGroupProps {
  readonly facet: ShownFacet;
  readonly currency: string;
  readonly idPrefix: string;
}

/** One kind of filter with its values. Long lists keep the rest behind "more". */
export function FacetGroup({ facet, currency, idPrefix }: FacetGroupProps) {
  const t = useT();
  const links = useFacetLinks(facet, currency);
  if (links.length === 0) return null;
  const shown = links.slice(0, SHOWN);
  const more = links.slice(SHOWN);
  const rows = (list: typeof links) =>
    list.map(({ key, ...link }) => <FacetLink key={key} id={`${idPrefix}-${facet.id}-${key}`} {...link} />);
  return (
    <section className={styles.group} data-facet={facet.id} data-keep-scroll="">
      <h3 className={styles.title}>{t(`listing.facet.${facet.id}`)}</h3>
      <ul className={styles.values}>{rows(shown)}</ul>
      {more.length > 0 && (
        <details open={more.some((link) => link.on)}>
          <summary className={styles.more}>{t("listing.more-values", { count: more.length })}</summary>
          <ul className={styles.values}>{rows(more)}</ul>
        </details>
      )}
    </section>
  );
}

const SHOWN = 6;
