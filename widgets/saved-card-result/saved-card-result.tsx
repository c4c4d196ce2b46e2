import { accountUrl, bookingUrl, saveCardUrl, savedCardUrl } from "#domain/addresses";
import { errorMessageId } from "#domain/shell";
import { usePage, useT, type WidgetViewProps, withLocale } from "#renderer";
import type {
  SavedCardResultData,
  SavedCardResultProps,
} from "#schemas/generated/widgets/saved-card-result.ts";
import { CardName } from "../shared/cards/card-name.tsx";
import { ButtonLink } from "../ui/button/button-link.tsx";
import { Card } from "../ui/card/card.tsx";
import { Notice } from "../ui/notice/notice.tsx";
import styles from "./saved-card-result.module.css";

/**
 * What became of the card that a guest typed on the gateway's page, and the way back to the booking or the
 * account (CARD-02). Links and words alone: it works without scripts.
 */
export function SavedCardResult({ data }: WidgetViewProps<SavedCardResultProps, SavedCardResultData>) {
  const t = useT();
  const page = usePage();
  const found = data.result?.response;
  if (!found)
    return (
      <div className={styles.page}>
        <h1>{t("cards.result-title")}</h1>
        <Notice tone="danger" live actions={<ButtonLink href={page.url}>{t("shell.retry")}</ButtonLink>}>
          {t(errorMessageId("unavailable"))}
        </Notice>
      </div>
    );
  const { result, card, booking_id: bookingId } = found;
  const href = (path: string) => withLocale(page, path);
  return (
    <div className={styles.page}>
      <h1>{t("cards.result-title")}</h1>
      <Notice tone={TONES[result]} live title={t(`cards.${result}-title`)}>
        {result !== "saved" && t(`cards.${result}-text`)}
      </Notice>
      {card && (
        <Card padding="l">
          <CardName card={card} />
        </Card>
      )}
      <div className={styles.actions}>
        {/* Once the gateway has said so, the address may say it, too. */}
        {result === "pending" && (
          <ButtonLink href={href(savedCardUrl("verified"))}>{t("cards.look")}</ButtonLink>
        )}
        {bookingId !== undefined && (
          <ButtonLink
            href={href(bookingUrl(bookingId))}
            variant={result === "saved" ? "primary" : "secondary"}
          >
            {t("cancel.back")}
          </ButtonLink>
        )}
        <ButtonLink
          href={href(saveCardUrl(bookingId))}
          variant={result === "declined" ? "primary" : "secondary"}
        >
          {t(result === "declined" ? "cards.again" : "cards.title")}
        </ButtonLink>
        {bookingId === undefined && (
          <ButtonLink href={href(accountUrl())} variant="secondary">
            {t("security.back")}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

const TONES = { saved: "success", declined: "danger", pending: "info", none: "warning" } as const;
