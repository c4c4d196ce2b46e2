import type { ReactNode } from "react";
import { assistUrl, myBookingsUrl } from "#domain/addresses";
import {
  isHidden,
  useClosePopup,
  useIntl,
  usePage,
  useSource,
  useT,
  type WidgetViewProps,
  withLocale,
} from "#renderer";
import type { HelpPopupProps } from "#schemas/generated/widgets/help-popup.ts";
import { messageArticle } from "../shared/content/message-article.ts";
import { ButtonLink } from "../ui/button/button-link.tsx";
import { PopupHead } from "../ui/popup-head/popup-head.tsx";
import { ArticleParts } from "./article-parts.tsx";
import { FaqSearch } from "./faq-search.tsx";
import styles from "./help-popup.module.css";

/**
 * Help over the page (MODAL-09): `helpCentre` says whom to reach, `faqModal` answers, `faqTncModal` has the
 * terms of booking. What guests ask comes by country and by who is signed in (HELP-01); until it has, and
 * where it does not come, the questions of everybody stand there.
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
          <ButtonLink href={withLocale(page, assistUrl())} variant="secondary">
            {t("assist.title")}
          </ButtonLink>
        </div>
      )}
      {props.part !== "help" && article && <p className={styles.intro}>{t(article.intro, values)}</p>}
      {article &&
        (props.part === "terms" ? (
          <ArticleParts article={article} values={values} isOpen />
        ) : (
          <Questions fallback={<ArticleParts article={article} values={values} />} />
        ))}
    </section>
  );
}

function Questions({ fallback }: { readonly fallback: ReactNode }) {
  const { country } = usePage();
  const { data } = useSource("helpCentre", { country_code: country.COUNTRY_CODE });
  if (!data) return fallback;
  return data.faq.length > 0 && <FaqSearch faq={data.faq} />;
}
