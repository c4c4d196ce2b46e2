import { accountUrl, bookingUrl } from "#domain/addresses";
import { errorMessageId } from "#domain/shell";
import { usePage, useT, type WidgetViewProps, withLocale } from "#renderer";
import type { SavedCards as Cards } from "#schemas/generated/api/card.ts";
import type { SavedCardsData, SavedCardsProps } from "#schemas/generated/widgets/saved-cards.ts";
import { TitledPage } from "../shared/shell/titled-page.tsx";
import { ButtonLink } from "../ui/button/button-link.tsx";
import { Card } from "../ui/card/card.tsx";
import { Notice } from "../ui/notice/notice.tsx";
import { EmptyState } from "../ui/states/empty-state.tsx";
import { AddCard } from "./add-card.tsx";
import { CardRow } from "./card-row.tsx";
import { RemoveCard } from "./remove-card.tsx";
import styles from "./saved-cards.module.css";

/**
 * The guest's saved cards (CARD-01): the way to the page of the gateway that takes another one, and what
 * takes one away, which asks first. Plain forms and links: it works the same without scripts.
 */
export function SavedCards({ id: node, data, errors }: WidgetViewProps<SavedCardsProps, SavedCardsData>) {
  const t = useT();
  const page = usePage();
  const id = node.replaceAll(".", "-");
  const { bookingId } = page.route.params;
  const back = bookingId === undefined ? accountUrl() : bookingUrl(bookingId);
  const cards = data.list?.response;
  const removing = page.query.do === "remove" ? byId(cards, page.query.card_id) : undefined;
  return (
    <TitledPage
      title={t("cards.title")}
      back={{
        href: withLocale(page, back),
        label: t(bookingId === undefined ? "security.back" : "cancel.back"),
      }}
    >
      <Said />
      {!cards && <Missing isBroken={isBroken(errors.list?.statusCode)} />}
      {cards && removing && <RemoveCard card={removing} />}
      {cards && !removing && (
        <>
          {cards.cards.length === 0 ? (
            <EmptyState title={t("cards.empty-title")} text={t("cards.empty-text")} />
          ) : (
            <Card as="section" padding="l" className={styles.card} aria-labelledby={`${id}-list`}>
              <h2 id={`${id}-list`}>{t("cards.list")}</h2>
              <ul className={styles.rows}>
                {cards.cards.map((card) => (
                  <CardRow key={card.id} card={card} />
                ))}
              </ul>
            </Card>
          )}
          <AddCard id={id} isFull={cards.is_full} />
        </>
      )}
    </TitledPage>
  );
}

/** What became of the form that was sent last. */
function Said() {
  const t = useT();
  const { done, problem, wait } = usePage().query;
  if (problem !== undefined) {
    const minutes = Math.max(1, Math.ceil((Number(wait) || 0) / 60));
    const words =
      problem === "rate_limited"
        ? t("sign-in.too-many", { minutes })
        : t(PROBLEMS[problem] ?? errorMessageId(problem));
    return (
      <Notice tone="danger" live focused>
        {words}
      </Notice>
    );
  }
  return done === "removed" ? (
    <Notice tone="success" live focused>
      {t("cards.removed")}
    </Notice>
  ) : null;
}

/** The same words whether no card can be saved or the booking is not the visitor's. */
function Missing({ isBroken }: { readonly isBroken: boolean }) {
  const t = useT();
  const page = usePage();
  if (isBroken)
    return (
      <Notice tone="danger" live actions={<ButtonLink href={page.url}>{t("shell.retry")}</ButtonLink>}>
        {t(errorMessageId("unavailable"))}
      </Notice>
    );
  return (
    <EmptyState
      title={t("cards.missing-title")}
      text={t("cards.missing-text")}
      actions={<ButtonLink href={withLocale(page, accountUrl())}>{t("security.back")}</ButtonLink>}
    />
  );
}

const byId = (cards: Cards | undefined, id: string | undefined) =>
  cards?.cards.find((card) => card.id === id);
const isBroken = (status: number | undefined) => status === undefined || status === 0 || status >= 500;
const PROBLEMS: Readonly<Record<string, string>> = {
  unavailable: "cards.unavailable",
  card_limit: "cards.full",
};
