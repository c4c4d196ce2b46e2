import { saveCardUrl } from "#domain/addresses";
import { usePage, useT, withLocale } from "#renderer";
import { FormKey } from "../shared/shell/form-key.tsx";
import { Button } from "../ui/button/button.tsx";
import { Card } from "../ui/card/card.tsx";
import { Notice } from "../ui/notice/notice.tsx";
import styles from "./saved-cards.module.css";

interface AddCardProps {
  readonly id: string;
  readonly isFull: boolean;
}

/** Says where the card is typed and what is kept of it, and leads there: no field for it stands here. */
export function AddCard({ id, isFull }: AddCardProps) {
  const t = useT();
  const page = usePage();
  return (
    <Card as="section" padding="l" className={styles.card} aria-labelledby={`${id}-add`}>
      <h2 id={`${id}-add`}>{t("cards.add")}</h2>
      <p className={styles.text}>{t("cards.how")}</p>
      <p className={styles.text}>
        <a href={withLocale(page, "/saved-card-policy")}>{t("cards.policy")}</a>
      </p>
      {isFull ? (
        <Notice>{t("cards.full")}</Notice>
      ) : (
        <form method="post" action={withLocale(page, saveCardUrl(page.route.params.bookingId))}>
          <FormKey />
          <input type="hidden" name="step" value="save" />
          <Button type="submit" size="l">
            {t("cards.add")}
          </Button>
        </form>
      )}
    </Card>
  );
}
