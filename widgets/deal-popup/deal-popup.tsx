import { dealPageUrl, listingPath } from "#domain/addresses";
import { useClosePopup, usePage, useSource, useT, type WidgetViewProps, withLocale } from "#renderer";
import type { Deal } from "#schemas/generated/api/deals.ts";
import type { DealPopupProps } from "#schemas/generated/widgets/deal-popup.ts";
import { useDateText } from "../shared/text/use-date-text.ts";
import { ButtonLink } from "../ui/button/button-link.tsx";
import { PopupHead } from "../ui/popup-head/popup-head.tsx";
import { Skeleton } from "../ui/skeleton/skeleton.tsx";
import { ErrorState } from "../ui/states/error-state.tsx";
import styles from "./deal-popup.module.css";

/**
 * A deal over a page (MODAL-09): `dealTnC` has its terms, `dealCities` its cities, `offerPopup` what the deal
 * in a property's price is.
 */
export function DealPopup({ id, props }: WidgetViewProps<DealPopupProps>) {
  const t = useT();
  const { route, query } = usePage();
  const closePopup = useClosePopup();
  const { part } = props;
  const deal_id = (part === "offer" ? query.deal_id : route.params.dealName) ?? "";
  const { data, isError, isFetching, refetch } = useSource("dealInfo", { deal_id });
  const deal = data?.deal;
  const titleId = `${id.replaceAll(".", "-")}-title`;
  return (
    <section className={styles.popup} aria-labelledby={titleId}>
      <PopupHead
        id={titleId}
        title={part === "offer" && deal ? deal.title : t(`modals.${TITLES[part]}`)}
        closeLabel={t("shell.close")}
        onClose={closePopup}
      />
      {isError && (
        <ErrorState
          title={t("errors.something-went-wrong")}
          retryLabel={t("shell.retry")}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!deal && !isError && (
        <div role="status" aria-busy="true" aria-label={t(`modals.${TITLES[part]}`)}>
          <Skeleton shape="block" height="160px" />
        </div>
      )}
      {deal && part === "cities" && <Cities deal={deal} />}
      {deal && part === "offer" && <p className={styles.lead}>{deal.lead}</p>}
      {deal && part !== "cities" && <Terms deal={deal} />}
      {deal && part === "offer" && <PageLink deal={deal} />}
    </section>
  );
}

const TITLES = { terms: "dealTnC", cities: "dealCities", offer: "offerPopup" } as const;

function Terms({ deal }: { readonly deal: Deal }) {
  const t = useT();
  const { dayOfYear } = useDateText();
  const { percentage, sale_from, sale_until, stay_from, stay_until, minimum_stay } = deal;
  return (
    <ul className={styles.terms}>
      <li>{t("deals.term.rooms", { percent: percentage })}</li>
      <li>{t("deals.term.sale", { from: dayOfYear(sale_from), until: dayOfYear(sale_until) })}</li>
      <li>{t("deals.term.stays", { from: dayOfYear(stay_from), until: dayOfYear(stay_until) })}</li>
      <li>{t("deals.minimum", { nights: t("listing.nights", { count: minimum_stay }) })}</li>
      <li>{t("deals.term.places")}</li>
      <li>{t("deals.term.member")}</li>
      <li>{t("deals.term.coupon")}</li>
    </ul>
  );
}

/** Cities by country, both in the order of the deal. */
function Cities({ deal }: { readonly deal: Deal }) {
  const page = usePage();
  const countries = [...new Map(deal.cities.map((city) => [city.country_code, city.country_name]))];
  return countries.map(([code, name]) => (
    <div key={code} className={styles.country}>
      <h3>{name}</h3>
      <ul className={styles.cities}>
        {deal.cities
          .filter(({ country_code }) => country_code === code)
          .map((city) => (
            <li key={city.slug}>
              <a href={withLocale(page, listingPath(city.slug))}>{city.name}</a>
            </li>
          ))}
      </ul>
    </div>
  ));
}

function PageLink({ deal }: { readonly deal: Deal }) {
  const t = useT();
  const page = usePage();
  return (
    <p>
      <ButtonLink variant="secondary" href={withLocale(page, dealPageUrl(deal.name))}>
        {t("deals.places")}
      </ButtonLink>
    </p>
  );
}
