import type { CivilDate } from "#domain/dates";
import { useT } from "#renderer";
import type { SavedCard } from "#schemas/generated/api/card.ts";
import { useDateText } from "../text/use-date-text.ts";
import styles from "./card-name.module.css";

/** What a guest knows a saved card by: its kind, its last four digits and the month it is good until. */
export function CardName({ card }: { readonly card: SavedCard }) {
  const t = useT();
  const { month } = useDateText();
  const name = useCardName(card);
  const until = month(`${card.expires}-01` as CivilDate);
  return (
    <div>
      <p className={styles.name}>{name}</p>
      <p className={styles.until}>{t(card.is_over ? "cards.expired" : "cards.expires", { month: until })}</p>
    </div>
  );
}

/** `Credit card ending in 0002`; digits are read from left to right in every language. */
export function useCardName({ kind, last_four }: SavedCard): string {
  const t = useT();
  return t("cards.ending", { kind: t(`cards.kind-${kind}`), digits: `\u2066${last_four}\u2069` });
}
