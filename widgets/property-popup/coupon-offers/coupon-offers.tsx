import { type MouseEvent, useEffect, useState } from "react";
import { checkoutStay } from "#domain/addresses";
import { couponCode } from "#domain/price";
import { formatRoomsConfig } from "#domain/rooms";
import { dealRequest, parseSearch } from "#domain/search";
import { type Query, queryText } from "#domain/shell";
import { type PageContext, useClosePopup, useNavigateTo, usePage, useSource, useT } from "#renderer";
import type { CouponOffersInput } from "#schemas/generated/api/coupon.ts";
import { followInPlace } from "../../shared/popup/follow-in-place.ts";
import { couponHref } from "../../shared/stay/coupon-href.ts";
import { useMoney } from "../../shared/text/use-money.ts";
import { PopupHead } from "../../ui/popup-head/popup-head.tsx";
import { Skeleton } from "../../ui/skeleton/skeleton.tsx";
import { ErrorState } from "../../ui/states/error-state.tsx";
import { CouponOffer } from "./coupon-offer.tsx";
import styles from "./coupon-offers.module.css";

/**
 * `coupon` over a property or its checkout (MODAL-11): what is offered for the stay, and a link that uses it.
 */
export function CouponOffers({ id }: { readonly id: string }) {
  const t = useT();
  const { country, query, route } = usePage();
  const close = useClosePopup();
  const titleId = `${id.replaceAll(".", "-")}-title`;
  return (
    <section className={styles.popup} aria-labelledby={titleId}>
      <PopupHead id={titleId} title={t("coupon.title")} closeLabel={t("shell.close")} onClose={close} />
      <Offers stay={stayOf(query, route.params.hotelId, country)} />
    </section>
  );
}

function Offers({ stay }: { readonly stay: CouponOffersInput }) {
  const t = useT();
  const navigate = useNavigateTo();
  const [inUse, setInUse] = useState<string | null>(null);
  // Not the page's own address: the guest may have changed the coupon since.
  useEffect(() => setInUse(couponCode(new URLSearchParams(location.search).get("coupon"))), []);
  const { data, isError, isFetching, refetch } = useSource("couponOffers", stay);
  const money = useMoney(data?.currency_code ?? "", data?.currency_symbol);
  if (isError) {
    return (
      <ErrorState
        title={t("errors.something-went-wrong")}
        retryLabel={t("shell.retry")}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) {
    return (
      <div role="status" aria-busy="true" aria-label={t("coupon.loading")}>
        <Skeleton shape="block" height="160px" />
      </div>
    );
  }
  if (data.offers.length === 0) return <p>{t("coupon.none")}</p>;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the press of a link inside is what counts, by keyboard too.
    <ul className={styles.list} onClick={(event) => followOffer(event, navigate)}>
      {data.offers.map((offer) => (
        <li key={offer.coupon_code}>
          <CouponOffer offer={offer} money={money} inUse={inUse === offer.coupon_code} />
        </li>
      ))}
    </ul>
  );
}

/**
 * Follows the link of a coupon from where the guest is: the price of a checkout is written into the address
 * after the page was made.
 */
function followOffer(event: MouseEvent, navigate: ReturnType<typeof useNavigateTo>): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>("a[data-coupon]");
  if (link) link.href = couponHref(`${location.pathname}${location.search}`, link.dataset.coupon ?? null);
  followInPlace(navigate, null)(event);
}

/** The stay of the page: a checkout's own, or what a property is shown for. */
function stayOf(
  query: Query,
  hotelId: string | undefined,
  country: PageContext["country"],
): CouponOffersInput {
  const booked = checkoutStay(query);
  if (booked) {
    const { hotel_id, room_category_id, checkin, checkout, rooms_config } = booked;
    return { hotel_id, room_category_id, checkin, checkout, rooms_config, ...dealRequest(query) };
  }
  const { checkin, checkout, roomConfig } = parseSearch(query, country);
  const chosen = Number(queryText(query, "selected_rcid"));
  return {
    hotel_id: Number(hotelId ?? queryText(query, "hotel_id")),
    ...(chosen > 0 ? { room_category_id: chosen } : {}),
    ...(checkin && checkout ? { checkin, checkout } : {}),
    rooms_config: formatRoomsConfig(roomConfig),
    ...dealRequest(query),
  };
}
