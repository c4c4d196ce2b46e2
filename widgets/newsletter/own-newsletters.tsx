import { todayIn } from "#domain/dates";
import { usePage, useT } from "#renderer";
import type { OwnNewsletter } from "#schemas/generated/api/newsletter.ts";
import { useDateText } from "../shared/text/use-date-text.ts";
import { Button } from "../ui/button/button.tsx";
import styles from "./newsletter.module.css";

interface OwnNewslettersProps {
  readonly action: string;
  readonly own: readonly OwnNewsletter[];
}

/** What comes to the proven addresses of an account, and the button that ends it. */
export function OwnNewsletters({ action, own }: OwnNewslettersProps) {
  const t = useT();
  const { country } = usePage();
  const { dayOfYear } = useDateText();
  return (
    <form method="post" action={action} className={styles.form}>
      <input type="hidden" name="step" value="newsletter-stop" />
      <ul className={styles.list}>
        {own.map(({ email, since }) => (
          <li key={email}>
            {t("newsletter.comes", {
              email: `\u2066${email}\u2069`,
              date: dayOfYear(todayIn(country.timeZone, new Date(since))),
            })}
          </li>
        ))}
      </ul>
      <Button type="submit" variant="secondary" className={styles.end}>
        {t("newsletter.stop")}
      </Button>
    </form>
  );
}
