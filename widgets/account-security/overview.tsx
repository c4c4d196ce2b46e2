import type { ReactNode } from "react";
import { accountUrl } from "#domain/addresses";
import type { CivilDate } from "#domain/dates";
import { usePage, useT, withLocale } from "#renderer";
import type { AccountSecurity } from "#schemas/generated/api/security.ts";
import { useDateText } from "../shared/text/use-date-text.ts";
import { ButtonLink } from "../ui/button/button-link.tsx";
import { Card } from "../ui/card/card.tsx";
import styles from "./account-security.module.css";
import { PasskeysCard } from "./passkeys-card.tsx";
import { useDay } from "./use-day.ts";

interface OverviewProps {
  readonly id: string;
  readonly security: AccountSecurity;
}

/** How the guest signs in, each with the way to change it, and what they may do with all of it. */
export function Overview({ id, security }: OverviewProps) {
  const t = useT();
  const day = useDay();
  const wayOf = (kind: "phone" | "email") => security.ways.find((way) => way.kind === kind);
  return (
    <>
      <Card as="section" padding="l" className={styles.card} aria-labelledby={`${id}-ways`}>
        <h2 id={`${id}-ways`}>{t("security.ways-title")}</h2>
        <ul className={styles.rows}>
          {(["phone", "email"] as const).map((kind) => {
            const way = wayOf(kind);
            return (
              <Row
                key={kind}
                label={t(`profile.${kind}`)}
                action={t(way ? "security.change" : "security.add")}
                query={{ do: kind }}
                note={way && t("security.proven-on", { date: day(way.since) })}
              >
                {way ? <bdi dir="ltr">{way.contact}</bdi> : t("security.none")}
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
          {security.providers.map(({ name, label, since }) => (
            <Row
              key={name}
              label={label}
              action={t("security.unlink")}
              query={{ do: "unlink", provider: name }}
              note={t("security.linked-on", { date: day(since) })}
            />
          ))}
        </ul>
      </Card>
      <PasskeysCard id={id} security={security} />
      {security.consents.length > 0 && <Consents id={id} consents={security.consents} />}
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

interface ConsentsProps {
  readonly id: string;
  readonly consents: AccountSecurity["consents"];
}

/** What the guest has agreed to, with day and version (ACC-26). */
function Consents({ id, consents }: ConsentsProps) {
  const t = useT();
  const { dayOfYear } = useDateText();
  const chosen = (categories: readonly Category[]) =>
    categories.length > 0
      ? categories.map((each) => t(`consent.${each}`)).join(", ")
      : t("consent.refuseAll");
  return (
    <Card as="section" padding="l" className={styles.card} aria-labelledby={`${id}-consents`}>
      <h2 id={`${id}-consents`}>{t("security.consents-title")}</h2>
      <ul className={styles.rows}>
        {consents.map(({ kind, on, version, categories }) => (
          <li key={`${kind} ${on}`}>
            <p className={styles.label}>{t(`security.consent-${kind}`)}</p>
            {categories && <p className={styles.text}>{chosen(categories)}</p>}
            <p className={styles.text}>
              {t("security.agreed-on", {
                date: dayOfYear(on as CivilDate),
                version: `\u2066${version}\u2069`,
              })}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

type Category = NonNullable<AccountSecurity["consents"][number]["categories"]>[number];

interface RowProps {
  readonly label: string;
  readonly action: string;
  /** Said below all else, such as since when it is so. */
  readonly note?: string | undefined;
  /** What the link of the row begins. */
  readonly query: Readonly<Record<string, string>>;
  readonly children?: ReactNode;
}

function Row({ label, action, query, note, children }: RowProps) {
  const page = usePage();
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.label}>{label}</p>
        {children && <p className={styles.text}>{children}</p>}
        {note && <p className={styles.text}>{note}</p>}
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
