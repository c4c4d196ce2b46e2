import { usePage, useT } from "#renderer";
import { Button } from "../ui/button/button.tsx";
import styles from "./newsletter.module.css";

interface ConfirmFormProps {
  readonly action: string;
  readonly wording: string;
  /** Address of the link, most of it hidden. */
  readonly confirm_email?: string;
}

/** Asks for the yes: opening a link is none, since scanners of mail open every one. */
export function ConfirmForm({ action, wording, confirm_email = "" }: ConfirmFormProps) {
  const t = useT();
  const { newsletter_token = "" } = usePage().query;
  return (
    <form method="post" action={action} className={styles.form}>
      <input type="hidden" name="step" value="newsletter-confirm" />
      <input type="hidden" name="newsletter_token" value={newsletter_token} />
      <p>{t("newsletter.confirm-text", { email: `\u2066${confirm_email}\u2069` })}</p>
      <blockquote className={styles.agreed}>{wording}</blockquote>
      <Button type="submit" size="l" wide>
        {t("newsletter.confirm")}
      </Button>
    </form>
  );
}
