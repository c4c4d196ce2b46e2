import { useId } from "react";
import { accountUrl, newsletterUrl } from "#domain/addresses";
import { errorMessageId } from "#domain/shell";
import { usePage, useT, type WidgetViewProps, withLocale } from "#renderer";
import type {
  NewsletterSignoutData,
  NewsletterSignoutProps,
} from "#schemas/generated/widgets/newsletter-signout.ts";
import { Button } from "../ui/button/button.tsx";
import { ButtonLink } from "../ui/button/button-link.tsx";
import { Card } from "../ui/card/card.tsx";
import { Notice } from "../ui/notice/notice.tsx";
import styles from "./newsletter-signout.module.css";

/**
 * Ends the newsletter by the link of a mail, with one press and without signing in (PROF-03). Opening the
 * link ends nothing: scanners of mail open every one.
 */
export function NewsletterSignout({ data }: WidgetViewProps<NewsletterSignoutProps, NewsletterSignoutData>) {
  const t = useT();
  const page = usePage();
  const titleId = useId();
  const { signout_token = "", newsletter, problem } = page.query;
  const isDone = newsletter === "stopped";
  const step = isDone ? "done" : data.state?.step;
  const email = `\u2066${data.state?.email ?? ""}\u2069`;
  const failure = data.state ? problem : "unavailable";
  return (
    <div className={styles.page}>
      <Card as="section" padding="l" className={styles.card} aria-labelledby={titleId}>
        <h1 id={titleId}>{t("newsletter.stop")}</h1>
        {step === "done" && (
          <Notice tone="success" live>
            {t("newsletter.stopped")}
          </Notice>
        )}
        {step === "ended" && <Notice>{t("newsletter.already", { email })}</Notice>}
        {(step === "expired" || step === "broken") && (
          <Notice tone="danger" live>
            {t(`newsletter.${step}`)}
          </Notice>
        )}
        {failure && failure !== "otp_expired" && (
          <Notice tone="danger" live>
            {t(errorMessageId(failure))}
          </Notice>
        )}
        {step === "none" && <p>{t("newsletter.how")}</p>}
        {step === "ask" && (
          <form method="post" action={withLocale(page, newsletterUrl("signout"))} className={styles.form}>
            <input type="hidden" name="step" value="newsletter-stop" />
            <input type="hidden" name="signout_token" value={signout_token} />
            <p>{t("newsletter.stop-text", { email })}</p>
            <Button type="submit" size="l" wide>
              {t("newsletter.stop")}
            </Button>
          </form>
        )}
        {(step === "done" || step === "ended") && (
          <ButtonLink href={withLocale(page, newsletterUrl())} variant="secondary">
            {t("newsletter.again")}
          </ButtonLink>
        )}
        {step && BY_ACCOUNT.has(step) && (
          <ButtonLink href={`${withLocale(page, accountUrl())}#newsletter`} variant="secondary">
            {t("profile.title")}
          </ButtonLink>
        )}
      </Card>
    </div>
  );
}

/** Where the link is of no use, the account is. */
const BY_ACCOUNT: ReadonlySet<string> = new Set(["expired", "broken", "none"]);
