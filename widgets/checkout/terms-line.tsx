import { useIntl, usePage, withLocale } from "#renderer";
import type { CheckoutProps } from "#schemas/generated/widgets/checkout.ts";
import styles from "./checkout.module.css";

/**
 * What the guest agrees to with the button, with links to read it; they open beside, so that the form stays.
 */
export function TermsLine({ termsPath, privacyPath }: Pick<CheckoutProps, "termsPath" | "privacyPath">) {
  const intl = useIntl();
  const page = usePage();
  const link = (path: string) => (words: React.ReactNode) => (
    <a key={path} href={withLocale(page, path)} target="_blank" rel="noopener">
      {words}
    </a>
  );
  return (
    <p className={styles.note}>
      {intl.formatMessage({ id: "checkout.terms" }, { terms: link(termsPath), privacy: link(privacyPath) })}
    </p>
  );
}
