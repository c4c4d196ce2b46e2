import type { FormEvent } from "react";
import { upgradeUrl } from "#domain/addresses";
import { usePage, useT, withLocale } from "#renderer";
import type { UpgradeOffer } from "#schemas/generated/api/upgrade.ts";
import { Button } from "../ui/button/button.tsx";
import { Card } from "../ui/card/card.tsx";
import { Disclosure } from "../ui/disclosure/disclosure.tsx";
import { Facts } from "../ui/facts/facts.tsx";
import { Notice } from "../ui/notice/notice.tsx";
import styles from "./booking-upgrade.module.css";

interface OfferCardProps {
  readonly bookingId: string;
  readonly offer: UpgradeOffer;
  readonly money: (amount: number) => string;
  readonly busy: boolean;
  /** Why the booking was not moved to this room, in words. */
  readonly failure: string | undefined;
  readonly onTake: () => void;
}

/**
 * A better room: what it is, what the booking costs with it, what it goes without. The first press says what
 * follows, the second one moves the booking.
 */
export function OfferCard({ bookingId, offer, money, busy, failure, onTake }: OfferCardProps) {
  const t = useT();
  const page = usePage();
  const { difference_amount: difference, payable_amount: payable } = offer;
  const lost = offer.lost.map((what) =>
    t(LOST_WORDS[what], { meals: offer.lost_meals.join(t("stay.comma")) }),
  );

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onTake();
  }

  return (
    <Card as="li" padding="l" className={styles.card}>
      <div className={styles.room}>
        <h3 className={styles.name}>
          <bdi lang={offer.text_locale}>{offer.name}</bdi>
        </h3>
        {offer.description && (
          <p lang={offer.text_locale} dir="auto">
            {offer.description}
          </p>
        )}
        <Facts className={styles.facts}>
          {t("hotel.sleeps", { count: offer.max_occupancy_allowed })}
          {offer.size_sqm !== undefined && t("hotel.fact.size", { count: offer.size_sqm })}
          {offer.included_meals.length > 0 &&
            t("upgrade.included", { meals: offer.included_meals.join(t("stay.comma")) })}
        </Facts>
      </div>
      <div>
        <dl className={styles.now}>
          <div>
            <dt>{t("booking-meals.total-new")}</dt>
            <dd className={styles.total}>
              <bdi>{money(offer.total_amount)}</bdi>
            </dd>
          </div>
        </dl>
        <p className={styles.difference}>
          {difference === 0
            ? t("upgrade.pay-same", { total: money(payable) })
            : t(difference > 0 ? "booking-meals.pay-more" : "booking-meals.pay-less", {
                amount: money(Math.abs(difference)),
                total: money(payable),
              })}
        </p>
      </div>
      {lost.length > 0 && (
        <Notice tone="warning">
          {lost.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Notice>
      )}
      <form
        noValidate
        method="post"
        action={withLocale(page, upgradeUrl(bookingId))}
        onSubmit={submit}
        className={styles.form}
      >
        <input type="hidden" name="step" value="shift" />
        <input type="hidden" name="room_category_id" value={offer.room_category_id} />
        <input type="hidden" name="offer_version" value={offer.offer_version} />
        {failure && (
          <Notice tone="danger" live>
            {failure}
          </Notice>
        )}
        <Disclosure
          summary={t("upgrade.choose", { room: `\u2068${offer.name}\u2069` })}
          name="upgrade-offer"
          look="panel"
          open={failure !== undefined || undefined}
        >
          <div className={styles.form}>
            <p>{t("upgrade.sure")}</p>
            <Button
              type="submit"
              size="l"
              wide
              loading={busy}
              aria-label={t("upgrade.take-room", { room: offer.name, total: money(offer.total_amount) })}
            >
              {t("upgrade.take", { total: money(offer.total_amount) })}
            </Button>
          </div>
        </Disclosure>
      </form>
    </Card>
  );
}

const LOST_WORDS = {
  meals: "upgrade.lost-meals",
  early_checkin: "upgrade.lost-early",
  deal: "upgrade.lost-deal",
} as const;
