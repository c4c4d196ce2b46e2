import { bookingUrl } from "#domain/addresses";
import { usePage, useSource, useT, type WidgetViewProps, withLocale } from "#renderer";
import type { UpgradeInfoOutput } from "#schemas/generated/api/upgrade.ts";
import type { BookingUpgradeData, BookingUpgradeProps } from "#schemas/generated/widgets/booking-upgrade.ts";
import { MissingBooking } from "../shared/booking/missing-booking.tsx";
import { TitledPage } from "../shared/shell/titled-page.tsx";
import { useDateText } from "../shared/text/use-date-text.ts";
import { useMoney } from "../shared/text/use-money.ts";
import { ButtonLink } from "../ui/button/button-link.tsx";
import { Card } from "../ui/card/card.tsx";
import { Facts } from "../ui/facts/facts.tsx";
import { Notice } from "../ui/notice/notice.tsx";
import { EmptyState } from "../ui/states/empty-state.tsx";
import styles from "./booking-upgrade.module.css";
import { NotMovable } from "./not-movable.tsx";
import { OfferCard } from "./offer-card.tsx";
import { refusalWords, useShifting } from "./use-shifting.ts";

/**
 * The page that moves a booking to a better room (ROUTE-11, UPG-01): what it is now, each better room at its
 * total and the difference, and a button for each. They are plain forms of the page, for browsers without
 * scripts; with them it makes the call itself.
 */
export function BookingUpgrade({ data, errors }: WidgetViewProps<BookingUpgradeProps, BookingUpgradeData>) {
  const t = useT();
  const page = usePage();
  const { bookingId = "" } = page.route.params;
  if (!data.info) {
    const { statusCode } = errors.info ?? {};
    return <MissingBooking title={t("booking.upgrade")} statusCode={statusCode} />;
  }
  return (
    <TitledPage
      title={t("booking.upgrade")}
      back={{ href: withLocale(page, bookingUrl(bookingId)), label: t("cancel.back") }}
      width="form"
    >
      <Upgrade first={data.info} />
    </TitledPage>
  );
}

function Upgrade({ first }: { readonly first: UpgradeInfoOutput }) {
  const t = useT();
  const page = usePage();
  const dates = useDateText();
  const { data: info = first, refetch } = useSource(
    "upgradeInfo",
    { booking_id: first.booking_id },
    { initialData: first, staleTime: Number.POSITIVE_INFINITY },
  );
  const money = useMoney(info.currency_code, info.currency_symbol);
  const shifting = useShifting(info, refetch);
  const { problem, tried, room_category_id: asked } = page.query;
  const { shifting: attempt, offers } = info;
  const isMoved = attempt?.outcome === "done" && attempt.room_category_id === info.room_category_id;
  // What a plain form was refused with stands until something else is tried.
  const failure =
    shifting.failure ??
    (tried === "shift" && !shifting.isTried
      ? { room: Number(asked), words: t(refusalWords(problem ?? "price_changed")) }
      : undefined);
  const isOffered = offers?.some(({ room_category_id: room }) => room === failure?.room) ?? false;
  return (
    <>
      <Card padding="l" className={styles.card}>
        <div>
          <p className={styles.name}>
            <bdi>{info.hotel_name}</bdi>
          </p>
          <Facts className={styles.facts}>
            {t("stay.dates", { checkin: dates.day(info.checkin), checkout: dates.day(info.checkout) })}
            <bdi>{info.booking_no}</bdi>
          </Facts>
        </div>
        <dl className={styles.now}>
          <div>
            <dt>{t("upgrade.now")}</dt>
            <dd>
              <bdi>{info.room_name}</bdi>
            </dd>
          </div>
          <div>
            <dt>{t("booking-meals.total-now")}</dt>
            <dd>
              <bdi>{money(info.total_amount)}</bdi>
            </dd>
          </div>
        </dl>
        {isMoved && (
          <Notice tone="success" live={shifting.isTried} focused={page.query.done === "1"}>
            {t("upgrade.done", { room: info.room_name, amount: money(info.total_amount) })}
          </Notice>
        )}
        {failure && !isOffered && (
          <Notice tone="danger" live>
            {failure.words}
          </Notice>
        )}
        {info.access !== "open" && <NotMovable bookingId={info.booking_id} access={info.access} />}
      </Card>
      {offers && offers.length > 0 && (
        <section className={styles.offers} aria-labelledby="upgrade-offers">
          <h2 id="upgrade-offers">{t("upgrade.offers")}</h2>
          <ul className={styles.notes}>
            <li>{t("upgrade.keeps")}</li>
            {info.coupon_amount !== undefined && (
              <li>{t("upgrade.coupon", { amount: money(info.coupon_amount) })}</li>
            )}
            {info.wallet_amount !== undefined && (
              <li>{t("upgrade.wallet", { amount: money(info.wallet_amount) })}</li>
            )}
          </ul>
          <ul className={styles.list}>
            {offers.map((offer) => (
              <OfferCard
                key={offer.room_category_id}
                bookingId={info.booking_id}
                offer={offer}
                money={money}
                busy={shifting.busy === offer.room_category_id}
                failure={failure?.room === offer.room_category_id ? failure.words : undefined}
                onTake={() => shifting.take(offer)}
              />
            ))}
          </ul>
          <ButtonLink href={withLocale(page, bookingUrl(info.booking_id))} variant="secondary" wide>
            {t("upgrade.keep")}
          </ButtonLink>
        </section>
      )}
      {offers?.length === 0 && (
        <EmptyState
          headingLevel={2}
          title={t(isMoved ? "upgrade.best-title" : "upgrade.none-title")}
          text={t(isMoved ? "upgrade.best-text" : "upgrade.none-text", { hotel: info.hotel_name })}
          actions={
            <ButtonLink href={withLocale(page, bookingUrl(info.booking_id))}>{t("cancel.back")}</ButtonLink>
          }
        />
      )}
    </>
  );
}
