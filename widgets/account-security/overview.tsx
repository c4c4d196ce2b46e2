import type { ReactNode } from "react";
import { accountUrl } from "#domain/addresses";
import { usePage, useT, withLocale } from "#renderer";
import type { AccountSecurity } from "#schemas/generated/api/security.ts";
import { ButtonLink } from "../ui/button/button-link.tsx";
import { Card } from "../ui/card/card.tsx";
import styles from "./account-security.module.css";

interface OverviewProps {
  readonly id: string;
  readonly security: AccountSecurity;
}

/** How the guest signs in, each with the way to change it, and what they may do with all of it. */
export function Overview({ id, security }: OverviewProps) {
  const t = useT();
  const wayOf = (kind: "phone" | "email") => security.ways.find((way) => way.kind === kind)?.contact;
  return (
    <>
      <Card as="section" padding="l" className={styles.card} aria-labelledby={`${id}-ways`}>
        <h2 id={`${id}-ways`}>{t("security.ways-title")}</h2>
        <ul className={styles.rows}>
          {(["phone", "email"] as const).map((kind) => {
            const contact = wayOf(kind);
            return (
              <Row
                key={kind}
                label={t(`profile.${kind}`)}
                action={t(contact ? "security.change" : "security.add")}
                query={{ do: kind }}
              >
                {contact ? <bdi dir="ltr">{contact}</bdi> : t("security.none")}
              </Row>
            );
          })}
          {wayOf("email") && (
            <Row
              label={t("sign-in.password")}
              action={t(security.has_password ? "security.change" : "security.add")}
              query={{ do: "password" }}
            >
              {t(security.has_password ? "security.password-set" : "security.none")}
            </Row>
          )}
          {security.providers.map(({ name, label }) => (
            <Row
              key={name}
              label={label}
              action={t("security.unlink")}
              query={{ do: "unlink", provider: name }}
            />
          ))}
        </ul>
      </Card>
      <Card as="section" padding="l" className={styles.card} aria-labelledby={`${id}-data`}>
        <h2 id={`${id}-data`}>{t("security.data-title")}</h2>
        <ul className={styles.rows}>
          <Row label={t("security.export-title")} action={t("sign-in.go-on")} query={{ do: "export" }}>
            {t("security.export-text")}
          </Row>
          <Row label={t("security.delete-title")} action={t("sign-in.go-on")} query={{ do: "delete" }}>
            {t("security.delete-text")}
          </Row>
        </ul>
      </Card>
    </>
  );
}

interface RowProps {
  readonly label: string;
  readonly action: string;
  /** What the link of the row begins. */
  readonly query: Readonly<Record<string, string>>;
  readonly children?: ReactNode;
}

function Row({ label, action, query, children }: RowProps) {
  const page = usePage();
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.label}>{label}</p>
        {children && <p className={styles.text}>{children}</p>}
      </div>
      <ButtonLink
        href={withLocale(page, `${accountUrl("security")}?${new URLSearchParams(query)}`)}
        variant="secondary"
        size="s"
        aria-label={`${action}: ${label}`}
      >
        {action}
      </ButtonLink>
    </li>
  );
}
