import { currencyDecimals, parseListingQuery } from "#domain";
import { usePage, useT } from "#renderer";
import type { Facet } from "#schemas/generated/api/search.ts";
import { listingHref } from "../hotel-list/listing-href.ts";
import { useMoney } from "../stay/use-money.ts";
import styles from "./facet-group.module.css";
import { FacetLink } from "./facet-link.tsx";
import { filterOff, filterOn } from "./filter-change.ts";
import { priceSteps } from "./price-steps.ts";

export interface FacetGroupProps {
  readonly facet: Facet;
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
    <section className={styles.group}>
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

function useFacetLinks(facet: Facet, currency: string) {
  const page = usePage();
  const t = useT();
  const money = useMoney(currency);
  const { priceMin, priceMax } = parseListingQuery(page.query);
  if (facet.id === "price") {
    const { min = 0, max = 0 } = facet;
    return priceSteps(min, max, currencyDecimals(currency)).map((step) => {
      const on = step.min === priceMin && step.max === priceMax;
      const change = on ? { priceMin: null, priceMax: null } : { priceMin: step.min, priceMax: step.max };
      const [from, to] = [step.min, step.max].map((amount) => (amount === null ? "" : money(amount)));
      const name = !from
        ? t("listing.price-up-to", { price: to })
        : !to
          ? t("listing.price-over", { price: from })
          : t("listing.price-between", { from, to });
      return {
        key: `${step.min}-${step.max}`,
        name,
        count: undefined,
        on,
        single: true,
        href: listingHref(page, change),
      };
    });
  }
  const single = facet.kind === "one";
  return facet.options.flatMap(({ value, name, count, selected }) => {
    const change = (selected ? filterOff : filterOn)(page.query, { id: facet.id, value });
    if (!change || (count === 0 && !selected)) return [];
    return [{ key: value, name, count, on: selected, single, href: listingHref(page, change) }];
  });
}
