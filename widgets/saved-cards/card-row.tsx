import { saveCardUrl } from "#domain/addresses";
import { usePage, useT, withLocale } from "#renderer";
import type { SavedCard } from "#schemas/generated/api/card.ts";
import { CardName, useCardName } from "../shared/cards/card-name.tsx";
import { ButtonLink } from "../ui/button/button-link.tsx";
import styles from "./saved-cards.module.css";

/** A card of the list, with the way to remove it. */
export function CardRow({ card }: { readonly card: SavedCard }) {
  const t = useT();
  const page = usePage();
  const name = useCardName(card);
  const query = new URLSearchParams({ do: "remove", card_id: card.id });
  return (
    <li className={styles.row}>
      <CardName card={card} />
      <ButtonLink
        href={withLocale(page, `${saveCardUrl(page.route.params.bookingId)}?${query}`)}
        variant="secondary"
        size="s"
        aria-label={`${t("cards.remove")}: ${name}`}
      >
        {t("cards.remove")}
      </ButtonLink>
    </li>
  );
}
