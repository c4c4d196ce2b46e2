import { loginUrl } from "#domain/addresses";
import { consentApplies } from "#domain/consent";
import { isQuickLoginPath } from "#domain/shell";
import { usePage, useSite, useT, type WidgetViewProps, withLocale } from "#renderer";
import type { QuickLoginProps } from "#schemas/generated/widgets/quick-login.ts";
import { signInPopup } from "../shared/shell/sign-in-popup.ts";
import { Button } from "../ui/button/button.tsx";
import { ButtonLink } from "../ui/button/button-link.tsx";
import styles from "./quick-login.module.css";

/**
 * The offer to sign in (ACC-21), a popover of the browser: Esc and a press outside close it, the focus stays
 * where it is, and nothing of the page moves. `renderer/browser/quick-login.ts` shows it to whom it concerns.
 * An app signs its guests in itself, and a vendor's pages say nothing of accounts.
 */
export function QuickLogin({ id }: WidgetViewProps<QuickLoginProps>) {
  const page = usePage();
  const { brand, country } = useSite();
  const t = useT();
  if (page.device === "webview" || page.microsite || !isQuickLoginPath(brand, page.path)) return null;
  const titleId = `${id.replaceAll(".", "-")}-title`;
  const query = new URLSearchParams({ retUrl: page.path });
  const login = withLocale(page, loginUrl());
  return (
    <section
      id="quick-login"
      popover="auto"
      className={styles.bar}
      aria-labelledby={titleId}
      data-asks={consentApplies(country.COUNTRY_CODE) ? "" : undefined}
    >
      <h2 id={titleId} className={styles.title}>
        {t("modals.quickLogin")}
      </h2>
      <p className={styles.text}>{t("sign-in.text")}</p>
      <div className={styles.ways}>
        <ButtonLink
          href={`${login}${login.includes("?") ? "&" : "?"}${String(query).replaceAll("%2F", "/")}`}
          data-modal={signInPopup(page, "quickLogin")}
        >
          {t("sign-in.log-in")}
        </ButtonLink>
        <Button variant="ghost" popoverTarget="quick-login" popoverTargetAction="hide">
          {t("app.dismiss")}
        </Button>
      </div>
    </section>
  );
}
