import { saveCardUrl } from "#domain/addresses";
import { usePage, useT, withLocale } from "#renderer";
import type { SavedCard } from "#schemas/generated/api/card.ts";
import { CardName } from "../shared/cards/card-name.tsx";
import { FormKey } from "../shared/shell/form-key.tsx";
import { Button } from "../ui/button/button.tsx";
import { ButtonLink } from "../ui/button/button-link.tsx";
import { Card } from "../ui/card/card.tsx";
import styles from "./saved-cards.module.css";

/** Says what follows when a card is removed, and asks for a yes (CARD-03). */
export function RemoveCard({ card }: { readonly card: SavedCard }) {
  const t = useT();
  const page = usePage();
  const here = saveCardUrl(page.route.params.bookingId);
  return (
    <Card as="section" padding="l" className={styles.card}>
      <h2>{t("cards.remove-title")}</h2>
      <CardName card={card} />
      <p className={styles.text}>{t("cards.remove-text")}</p>
      <form method="post" action={withLocale(page, here)} className={styles.actions}>
        <FormKey />
        <input type="hidden" name="step" value="remove" />
        <input type="hidden" name="do" value="remove" />
        <input type="hidden" name="card_id" value={card.id} />
        <Button type="submit" variant="danger">
          {t("cards.remove")}
        </Button>
        <ButtonLink href={withLocale(page, here)} variant="secondary">
          {t("cards.keep")}
        </ButtonLink>
      </form>
    </Card>
  );
}
