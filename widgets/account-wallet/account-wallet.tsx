import { accountUrl } from "#domain/addresses";
import { errorMessageId } from "#domain/shell";
import { camelKeys } from "#domain/text";
import { usePage, useT, type WidgetViewProps, withLocale } from "#renderer";
import type { AccountWalletData, AccountWalletProps } from "#schemas/generated/widgets/account-wallet.ts";
import { TitledPage } from "../shared/shell/titled-page.tsx";
import { ButtonLink } from "../ui/button/button-link.tsx";
import { Card } from "../ui/card/card.tsx";
import { Notice } from "../ui/notice/notice.tsx";
import { EmptyState } from "../ui/states/empty-state.tsx";
import styles from "./account-wallet.module.css";
import { Balance } from "./balance.tsx";
import { TransactionRow } from "./transaction-row.tsx";
import { walletState } from "./wallet-state.ts";

/**
 * The guest's wallet (ROUTE-14, WALL-01) with its latest transactions, or all of them (ROUTE-22, WALL-04).
 * Links and words alone: it works without scripts. What cannot be read is asked for anew by a link.
 */
export function AccountWallet({
  id: node,
  props: { place },
  data,
  errors,
}: WidgetViewProps<AccountWalletProps, AccountWalletData>) {
  const t = useT();
  const page = usePage();
  const id = node.replaceAll(".", "-");
  const { wallet } = walletState(data.wallet, errors.wallet);
  const list = data.list && camelKeys(data.list.response);
  const isWhole = place === "transactions";
  const isEmpty = list?.transactions.length === 0 && page.query.cursor === undefined;
  const href = (cursor?: string) =>
    withLocale(page, accountUrl("transactions") + (cursor ? `?${new URLSearchParams({ cursor })}` : ""));
  // A part of the list that nobody knows is not asked for again.
  const again = errors.list?.code === "validation_failed" ? href() : page.url;
  return (
    <TitledPage
      title={t(isWhole ? "wallet.transactions" : "wallet.title")}
      back={{
        href: withLocale(page, accountUrl(isWhole ? "wallet" : undefined)),
        label: t(isWhole ? "wallet.back" : "security.back"),
      }}
    >
      {(!wallet.data || !list) && (
        <Notice tone="danger" live actions={<ButtonLink href={again}>{t("shell.retry")}</ButtonLink>}>
          {t(errorMessageId("unavailable"))}
        </Notice>
      )}
      {wallet.data?.isLoggedIn && <Balance wallet={wallet.data} />}
      {isEmpty && <EmptyState title={t("wallet.empty-title")} text={t("wallet.empty-text")} />}
      {list && !isEmpty && (
        <Card as="section" padding="l" className={styles.card} aria-labelledby={`${id}-list`}>
          <h2 id={`${id}-list`}>{t(isWhole ? "wallet.all" : "wallet.latest")}</h2>
          <ul className={styles.rows}>
            {list.transactions.map((transaction) => (
              <TransactionRow key={transaction.id} transaction={transaction} />
            ))}
          </ul>
          <div className={styles.links}>
            {isWhole && page.query.cursor !== undefined && (
              <ButtonLink href={href()} variant="secondary">
                {t("wallet.newest")}
              </ButtonLink>
            )}
            {isWhole && list.nextCursor && (
              <ButtonLink href={href(list.nextCursor)} variant="secondary">
                {t("wallet.older")}
              </ButtonLink>
            )}
            {!isWhole && (
              <ButtonLink href={href()} variant="secondary">
                {t("wallet.all")}
              </ButtonLink>
            )}
          </div>
        </Card>
      )}
    </TitledPage>
  );
}
