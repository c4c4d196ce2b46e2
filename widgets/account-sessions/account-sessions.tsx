import { useId } from "react";
import { accountUrl } from "#domain/addresses";
import { localDateTimeIn } from "#domain/dates";
import { languageTag } from "#domain/text";
import { usePage, useT, type WidgetViewProps, withLocale } from "#renderer";
import type {
  AccountSessionsData,
  AccountSessionsProps,
} from "#schemas/generated/widgets/account-sessions.ts";
import { FormKey } from "../shared/shell/form-key.tsx";
import { useDateText } from "../shared/text/use-date-text.ts";
import { Button } from "../ui/button/button.tsx";
import { Card } from "../ui/card/card.tsx";
import { Facts } from "../ui/facts/facts.tsx";
import { Notice } from "../ui/notice/notice.tsx";
import styles from "./account-sessions.module.css";
import { useSignOut } from "./use-sign-out.ts";

/**
 * Where the guest is signed in, and the ways out. Plain forms of the page; a script tells the app and forgets
 * what this browser kept, too (ACC-09).
 */
export function AccountSessions({ data }: WidgetViewProps<AccountSessionsProps, AccountSessionsData>) {
  const t = useT();
  const page = usePage();
  const { moment } = useDateText();
  const begun = (since: string) =>
    t("profile.since", { date: moment(localDateTimeIn(page.country.timeZone, new Date(since))) });
  const titleId = useId();
  const { submit, busy, failure } = useSignOut();
  const sessions = data.list?.sessions ?? [];
  const countries = new Intl.DisplayNames([languageTag(page.locale)], { type: "region" });
  const form = { method: "post", action: withLocale(page, accountUrl()), onSubmit: submit } as const;
  return (
    <div className={styles.page}>
      <Card as="section" padding="l" className={styles.card} aria-labelledby={titleId}>
        <h2 id={titleId}>{t("profile.sessions")}</h2>
        <ul className={styles.list}>
          {sessions.map(({ id, isCurrent, device, country, since }) => (
            <li key={id} className={styles.session}>
              <div>
                <Facts className={styles.device}>
                  <bdi>{device || t("profile.unknown-device")}</bdi>
                  {isCurrent && <span className={styles.here}>{t("profile.this-browser")}</span>}
                </Facts>
                <Facts className={styles.when}>
                  {begun(since)}
                  {country && (countries.of(country) ?? country)}
                </Facts>
              </div>
              <form {...form}>
                <FormKey />
                <input type="hidden" name="step" value={isCurrent ? "signout" : "end"} />
                <input type="hidden" name="id" value={id} />
                <Button
                  type="submit"
                  variant="secondary"
                  loading={busy === id}
                  aria-label={isCurrent ? undefined : [t("profile.end"), device, begun(since)].join(", ")}
                >
                  {t(isCurrent ? "profile.sign-out" : "profile.end")}
                </Button>
              </form>
            </li>
          ))}
        </ul>
        {(failure || !data.list) && (
          <Notice tone="danger" live>
            {failure ?? t("errors.unavailable")}
          </Notice>
        )}
        <form {...form}>
          <FormKey />
          <input type="hidden" name="step" value="endall" />
          <input type="hidden" name="id" value="everywhere" />
          <Button type="submit" variant="ghost" loading={busy === "everywhere"}>
            {t("profile.end-all")}
          </Button>
        </form>
      </Card>
    </div>
  );
}
