import { useIntl, usePage, useSite, useT, type WidgetViewProps, withLocale } from "#renderer";
import type { QuestionListProps } from "#schemas/generated/widgets/question-list.ts";
import { messageArticle } from "../shared/content/message-article.ts";
import { Disclosure } from "../ui/disclosure/disclosure.tsx";
import styles from "./question-list.module.css";

/**
 * Questions with their answers behind them (CONF-08, `toShowFaq`), and the way to all of them (CONF-09,
 * `faqLink`).
 */
export function QuestionList({ id, props }: WidgetViewProps<QuestionListProps>) {
  const page = usePage();
  const { brand, country } = useSite();
  const intl = useIntl();
  const t = useT();
  const { parts = [] } = messageArticle({ article: "faq" }, (message) => message in intl.messages) ?? {};
  if (!country.toShowFaq || parts.length === 0) return null;
  const titleId = `${id.replaceAll(".", "-")}-title`;
  const values = { company: brand.legalName, brand: brand.name, email: brand.supportEmail };
  return (
    <section className={styles.questions} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId}>{t("home.faq.title")}</h2>
        {country.links.faqLink && (
          <a href={withLocale(page, country.links.faqLink)} className={styles.all}>
            {t("home.faq.link")}
          </a>
        )}
      </div>
      <div>
        {parts.slice(0, props.count).map(({ title, text }) => (
          <Disclosure key={text} summary={title ? t(title, values) : ""}>
            <p className={styles.answer}>{t(text, values)}</p>
          </Disclosure>
        ))}
      </div>
    </section>
  );
}
