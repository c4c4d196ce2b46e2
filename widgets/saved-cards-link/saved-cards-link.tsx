import { saveCardUrl } from "#domain/addresses";
import { usePage, useT, type WidgetViewProps, withLocale } from "#renderer";
import type { SavedCardsLinkData, SavedCardsLinkProps } from "#schemas/generated/widgets/saved-cards-link.ts";
import { ButtonLink } from "../ui/button/button-link.tsx";
import { Card } from "../ui/card/card.tsx";
import styles from "./saved-cards-link.module.css";

/** Leads to the guest's saved cards, where a gateway keeps cards; nothing anywhere else (CARD-01). */
export function SavedCardsLink({ id: node, data }: WidgetViewProps<SavedCardsLinkProps, SavedCardsLinkData>) {
  const t = useT();
  const page = usePage();
  const id = `${node.replaceAll(".", "-")}-title`;
  if (!data.offer?.is_offered) return null;
  return (
    <div className={styles.outer}>
      <Card as="section" padding="l" className={styles.card} aria-labelledby={id}>
        <div className={styles.words}>
          <h2 id={id}>{t("cards.title")}</h2>
          <p className={styles.text}>{t("cards.offer-text")}</p>
        </div>
        <ButtonLink href={withLocale(page, saveCardUrl(page.route.params.bookingId))} variant="secondary">
          {t("cards.open")}
        </ButtonLink>
      </Card>
    </div>
  );
}
