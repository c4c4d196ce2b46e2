import { clsx } from "clsx";
import { useId } from "react";
import { accountUrl, newsletterUrl } from "#domain/addresses";
import { errorMessageId } from "#domain/shell";
import { usePage, useSite, useT, type WidgetViewProps, withLocale } from "#renderer";
import type { NewsletterData, NewsletterProps } from "#schemas/generated/widgets/newsletter.ts";
import { ButtonLink } from "../ui/button/button-link.tsx";
import { Card } from "../ui/card/card.tsx";
import { Notice } from "../ui/notice/notice.tsx";
import { AskForm } from "./ask-form.tsx";
import { ConfirmForm } from "./confirm-form.tsx";
import styles from "./newsletter.module.css";
import { OwnNewsletters } from "./own-newsletters.tsx";

/**
 * Asking for the newsletter and saying yes to it (PROF-04), in plain forms: of a page of its own, where it
 * says the same for every address, and of the account, which shows its guest what comes.
 */
export function Newsletter({ id, props, data }: WidgetViewProps<NewsletterProps, NewsletterData>) {
  const t = useT();
  const page = usePage();
  const { brand } = useSite();
  const titleId = useId();
  const isPart = props.place === "account";
  const Heading = isPart ? "h2" : "h1";
  // Forms come back to this place of the page, with what came of them.
  const path = isPart ? accountUrl() : newsletterUrl();
  const action = `${withLocale(page, path)}#${ANCHOR}`;
  const { state } = data;
  const { newsletter: done, tried } = page.query;
  const problem = state ? (tried?.startsWith("newsletter") ? page.query.problem : undefined) : "unavailable";
  return (
    <div className={clsx(styles.page, isPart && styles.account)} id={ANCHOR}>
      <Card as="section" padding="l" className={styles.card} aria-labelledby={titleId}>
        <Heading id={titleId}>{t("newsletter.title")}</Heading>
        {state?.step === "ended" && (
          <Notice tone="danger" live>
            {t("newsletter.link-ended")}
          </Notice>
        )}
        {problem && problem !== "otp_expired" && (
          <Notice tone="danger" live>
            {t(problem === "rate_limited" ? "newsletter.too-many" : errorMessageId(problem))}
          </Notice>
        )}
        {done === "sent" && (
          <Notice tone="success" live>
            {t("newsletter.sent", { hours: page.limits.newsletter.confirmHours })}
            <span hidden data-taken="newsletter" />
          </Notice>
        )}
        {(done === "done" || done === "stopped") && (
          <Notice tone="success" live>
            {t(`newsletter.${done}`)}
          </Notice>
        )}
        {state?.step === "confirm" && <ConfirmForm action={action} {...state} />}
        {state && state.own.length > 0 && <OwnNewsletters action={action} own={state.own} />}
        {state && state.step !== "confirm" && state.own.length === 0 && !SETTLED.has(done ?? "") && (
          <>
            <p className={styles.text}>{t("newsletter.text", { brand: brand.siteName })}</p>
            <AskForm id={id} action={action} wording={state.wording} email={state.own_email} />
          </>
        )}
        {done === "sent" && (
          <ButtonLink href={action} variant="ghost">
            {t("newsletter.other-address")}
          </ButtonLink>
        )}
      </Card>
    </div>
  );
}

const ANCHOR = "newsletter";
/** What was done that leaves nothing to ask. */
const SETTLED: ReadonlySet<string> = new Set(["sent", "done"]);
