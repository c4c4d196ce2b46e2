import { accountUrl } from "#domain/addresses";
import { usePage, useT, withLocale } from "#renderer";
import type { Passkey } from "#schemas/generated/api/passkey.ts";
import type { AccountSecurity } from "#schemas/generated/api/security.ts";
import { ButtonLink } from "../ui/button/button-link.tsx";
import { Card } from "../ui/card/card.tsx";
import styles from "./account-security.module.css";
import { useDay } from "./use-day.ts";

interface PasskeysCardProps {
  readonly id: string;
  readonly security: AccountSecurity;
}

/** The guest's passkeys, each with the ways to rename and to remove it, and the way to another one. */
export function PasskeysCard({ id, security: { passkeys, offers_passkeys } }: PasskeysCardProps) {
  const t = useT();
  const page = usePage();
  const isEmpty = passkeys.length === 0;
  if (isEmpty && !offers_passkeys) return null;
  return (
    <Card
      as="section"
      padding="l"
      className={isEmpty ? styles.offer : styles.card}
      aria-labelledby={`${id}-passkeys`}
      data-passkeys={isEmpty ? "offered" : undefined}
    >
      <h2 id={`${id}-passkeys`}>{t("security.passkeys-title")}</h2>
      <p className={styles.text}>{t("security.passkeys-text")}</p>
      {!isEmpty && (
        <ul className={styles.rows}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      {offers_passkeys && (
        <div className={styles.offered} data-passkeys="offered">
          <ButtonLink href={withLocale(page, `${accountUrl("security")}?do=passkey`)} variant="secondary">
            {t("security.passkey-add")}
          </ButtonLink>
        </div>
      )}
    </Card>
  );
}

function PasskeyRow({ passkey }: { readonly passkey: Passkey }) {
  const t = useT();
  const page = usePage();
  const day = useDay();
  const { id, name, host, since, last_used } = passkey;
  const leads = (to: "passkey-rename" | "passkey-remove", label: string) => {
    const query = new URLSearchParams({ do: to, passkey_id: id });
    const href = withLocale(page, `${accountUrl("security")}?${query}`);
    return (
      <ButtonLink href={href} variant="secondary" size="s" aria-label={`${label}: ${name}`}>
        {label}
      </ButtonLink>
    );
  };
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.label}>
          <bdi>{name}</bdi>
        </p>
        {host && <p className={styles.text}>{t("security.passkey-host", { host: `\u2066${host}\u2069` })}</p>}
        <p className={styles.text}>{t("security.passkey-since", { date: day(since) })}</p>
        <p className={styles.text}>
          {last_used ? t("security.passkey-used", { date: day(last_used) }) : t("security.passkey-unused")}
        </p>
      </div>
      <div className={styles.actions}>
        {leads("passkey-rename", t("security.passkey-rename"))}
        {leads("passkey-remove", t("security.passkey-remove"))}
      </div>
    </li>
  );
}
