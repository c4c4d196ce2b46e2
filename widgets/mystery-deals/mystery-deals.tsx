import { dealUrl } from "#domain/addresses";
import { isHidden, useIntl, usePage, useT, type WidgetViewProps, withLocale } from "#renderer";
import type { MysteryDeal } from "#schemas/generated/api/mystery.ts";
import type { MysteryDealsData, MysteryDealsProps } from "#schemas/generated/widgets/mystery-deals.ts";
import { useCancellationLine } from "../shared/stay/cancellation-line.ts";
import { useCategoryPrice } from "../shared/stay/use-category-price.ts";
import { Card, cardLinkClass } from "../ui/card/card.tsx";
import { eyeIcon, starIcon } from "../ui/icon/action-icons.ts";
import { Icon } from "../ui/icon/icon.tsx";
import { Price } from "../ui/price/price.tsx";
import styles from "./mystery-deals.module.css";

/**
 * Deals whose property is named once they are booked (LIST-12, LIST-14), for a guest who is signed in.
 * Nothing at all for a stranger, in an app's web view and in a vendor's page (MODE-04).
 */
export function MysteryDeals({ id, data }: WidgetViewProps<MysteryDealsProps, MysteryDealsData>) {
  const page = usePage();
  const t = useT();
  const deals = data.deals?.deals ?? [];
  if (deals.length === 0 || isHidden(page, "mysteryDeal")) return null;
  const title = `${id.replaceAll(".", "-")}-title`;
  return (
    <section className={styles.deals} aria-labelledby={title} data-mystery="">
      <div>
        <h2 id={title}>{t("listing.mystery.title")}</h2>
        <p className={styles.text}>{t("listing.mystery.text")}</p>
      </div>
      <ul className={styles.list}>
        {deals.map((deal) => (
          <li key={deal.deal}>
            <DealCard deal={deal} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function DealCard({ deal }: { readonly deal: MysteryDeal }) {
  const page = usePage();
  const t = useT();
  const intl = useIntl();
  const priceOf = useCategoryPrice();
  const terms = useCancellationLine()(deal.cancellation_policies);
  const rating = intl.formatNumber(deal.rating, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <Card as="article" interactive className={styles.card}>
      <div className={styles.words}>
        <h3 className={styles.name}>
          <a href={withLocale(page, dealUrl(deal.deal))} className={cardLinkClass} rel="nofollow">
            {deal.name}
          </a>
        </h3>
        <p className={styles.place}>{deal.place}</p>
        <p className={styles.fact}>
          <Icon of={starIcon} size={16} />
          <span>{t("listing.mystery.rating", { rating })}</span>
        </p>
        <p className={styles.fact}>
          <Icon of={eyeIcon} size={16} />
          <span>{t("listing.mystery.hidden")}</span>
        </p>
        {terms && <p className={styles.terms}>{terms.text}</p>}
      </div>
      <Price {...priceOf(deal.pricing, 0)} />
    </Card>
  );
}
