import type { ReactNode } from "react";
import { dealPageUrl } from "#domain/addresses";
import { parseRoomsConfig } from "#domain/rooms";
import { usePage, useT, type WidgetViewProps, withLocale } from "#renderer";
import type { DealHotelsOutput } from "#schemas/generated/api/deals.ts";
import type { DealPageData, DealPageProps } from "#schemas/generated/widgets/deal-page.ts";
import { HotelTile } from "../shared/listing/hotel-tile.tsx";
import { StayForm } from "../shared/listing/stay-form.tsx";
import { couponHref } from "../shared/stay/coupon-href.ts";
import { useDateText } from "../shared/text/use-date-text.ts";
import { ButtonLink } from "../ui/button/button-link.tsx";
import { bedIcon, calendarIcon } from "../ui/icon/travel-icons.ts";
import { Notice } from "../ui/notice/notice.tsx";
import { Picture } from "../ui/picture/picture.tsx";
import { EmptyState } from "../ui/states/empty-state.tsx";
import styles from "./deal-page.module.css";

/**
 * A deal and the places that have it, each with the price of the stay (DEAL-01). One that is over or has not
 * begun says so in place of them; nothing counts down.
 */
export function DealPage({ id, data }: WidgetViewProps<DealPageProps, DealPageData>) {
  const t = useT();
  const page = usePage();
  const { dayOfYear } = useDateText();
  const { found } = data;
  if (!found) return null;
  const { deal, hotels } = found;
  const days = { from: dayOfYear(deal.stay_from), until: dayOfYear(deal.stay_until) };
  const isLive = deal.phase === "live";
  const placesId = `${id.replaceAll(".", "-")}-places`;
  const ways = (
    <ButtonLink href={withLocale(page, "/")} data-home="">
      {t("deals.search")}
    </ButtonLink>
  );
  const state = (name: "empty" | "expired" | "upcoming", text: string): ReactNode => (
    <EmptyState
      title={t(`deals.${name}-title`)}
      text={text}
      icon={name === "empty" ? bedIcon : calendarIcon}
      actions={ways}
    />
  );
  return (
    <div className={styles.page} data-deal-phase={deal.phase}>
      <header className={styles.head}>
        {deal.picture && (
          <Picture
            image={deal.picture}
            sizes="(width < 780px) 100vw, 480px"
            ratio={3 / 2}
            priority
            className={styles.picture}
          />
        )}
        <div className={styles.words}>
          <h1>{deal.title}</h1>
          <p className={styles.lead}>{deal.lead}</p>
          <ul className={styles.facts}>
            <li className={styles.off}>{t("deals.off", { percent: deal.percentage })}</li>
            <li>{t("deals.stays", days)}</li>
            <li>{t("deals.minimum", { nights: t("listing.nights", { count: deal.minimum_stay }) })}</li>
            {isLive && <li>{t("deals.sale", { until: dayOfYear(deal.sale_until) })}</li>}
            {deal.phase === "upcoming" && (
              <li>{t("deals.sale-from", { from: dayOfYear(deal.sale_from) })}</li>
            )}
          </ul>
          <p className={styles.ways}>
            {(["dealTnC", "dealCities"] as const).map(
              (modal) =>
                page.modals[modal] && (
                  <a key={modal} href={couponHref(page.url, null, modal)} data-modal={modal} rel="nofollow">
                    {t(`modals.${modal}`)}
                  </a>
                ),
            )}
          </p>
        </div>
      </header>
      {deal.phase === "expired" &&
        state("expired", t("deals.expired-text", { until: dayOfYear(deal.sale_until) }))}
      {deal.phase === "upcoming" &&
        state("upcoming", t("deals.upcoming-text", { from: dayOfYear(deal.sale_from) }))}
      {isLive && (
        <section className={styles.places} aria-labelledby={placesId}>
          <h2 id={placesId}>{t("deals.places")}</h2>
          <StayForm
            id="deal-stay"
            path={dealPageUrl(deal.name)}
            checkin={found.checkin}
            checkout={found.checkout}
            rooms_config={found.rooms_config}
          />
          {!found.covered && (
            <Notice tone="info">
              <p>{t("deals.not-covered")}</p>
            </Notice>
          )}
          {hotels.length === 0 ? state("empty", t("deals.empty-text", days)) : <Places found={found} />}
        </section>
      )}
    </div>
  );
}

/** Cards that lead to the property with the deal and the stay that their price is for. */
function Places({ found }: { readonly found: DealHotelsOutput }) {
  const { deal, hotels, checkin, checkout, rooms_config, as_of } = found;
  const roomConfig = parseRoomsConfig(rooms_config);
  const search = { checkin, checkout, ...(roomConfig && { roomConfig }), deal_id: deal.deal_id };
  return (
    <ul className={styles.list}>
      {hotels.map((hotel) => (
        <li key={hotel.id}>
          <HotelTile hotel={hotel} search={search} asOf={as_of} layout="tile" headingLevel={3} namesCountry />
        </li>
      ))}
    </ul>
  );
}
