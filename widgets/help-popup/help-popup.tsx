import { myBookingsUrl } from "#domain/addresses";
import { isHidden, useClosePopup, useIntl, usePage, useT, type WidgetViewProps, withLocale } from "#renderer";
import type { HelpPopupProps } from "#schemas/generated/widgets/help-popup.ts";
import { messageArticle } from "../shared/content/message-article.ts";
import { ButtonLink } from "../ui/button/button-link.tsx";
import { Disclosure } from "../ui/disclosure/disclosure.tsx";
import { PopupHead } from "../ui/popup-head/popup-head.tsx";
import styles from "./help-popup.module.css";

/**
 * Help over the page (MODAL-09): `helpCentre` says whom to reach, `faqModal` answers, `faqTncModal` has the
 * terms of booking.
 */
export function HelpPopup({ id, props }: WidgetViewProps<HelpPopupProps>) {
  const page = usePage();
  const { brand, country } = page;
  const intl = useIntl();
  const t = useT();
  const closePopup = useClosePopup();
  const exists = (message: string) => message in intl.messages;
  const source = props.part === "terms" ? { policy: "terms" } : { article: "faq" };
  const article = messageArticle(source, exists);
  const titleId = `${id.replaceAll(".", "-")}-title`;
  const values = { company: brand.legalName ?? brand.siteName, brand: brand.name };
  return (
    <section className={styles.popup} aria-labelledby={titleId}>
      <PopupHead
        id={titleId}
        title={props.part === "help" ? t("home.help.title") : article ? t(article.title, values) : undefined}
        closeLabel={t("shell.close")}
        onClose={closePopup}
      />
      {props.part === "help" && (
        <div className={styles.ways}>
          <ButtonLink href={withLocale(page, myBookingsUrl())}>{t("home.help.findBooking")}</ButtonLink>
          {!isHidden(page, "callButtons") && (
            <ButtonLink href={`tel:${country.supportPhone.replaceAll(" ", "")}`} variant="secondary">
              {t("shell.callUs")} <bdi>{country.supportPhone}</bdi>
            </ButtonLink>
          )}
        </div>
      )}
      {props.part !== "help" && article && <p className={styles.intro}>{t(article.intro, values)}</p>}
      {article && (
        <div>
          {article.parts.map(({ title, text }) =>
            title ? (
              <Disclosure key={text} summary={t(title, values)} open={props.part === "terms"}>
                <p className={styles.text}>{t(text, values)}</p>
              </Disclosure>
            ) : (
              <p key={text} className={styles.text}>
                {t(text, values)}
              </p>
            ),
          )}
        </div>
      )}
    </section>
  );
}
