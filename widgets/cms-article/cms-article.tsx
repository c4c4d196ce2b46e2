import { languageTag } from "#domain/text";
import { useIntl, usePage, useSite, useT, type WidgetViewProps } from "#renderer";
import type { CmsArticleData, CmsArticleProps } from "#schemas/generated/widgets/cms-article.ts";
import { CmsBlocks } from "../shared/content/cms-blocks.tsx";
import { messageArticle } from "../shared/content/message-article.ts";
import { dateText } from "../shared/text/use-date-text.ts";
import styles from "./cms-article.module.css";
import { ContactWays } from "./contact-ways.tsx";

/**
 * An article: the editors' document, its blocks in order (CMS-04); types nobody knows are skipped. Until the
 * editors have written one, the product's own words for that page stand in; the questions of guests stand
 * below it, by topic (`help-questions`).
 */
export function CmsArticle({ data }: WidgetViewProps<CmsArticleProps, CmsArticleData>) {
  const page = usePage();
  const { brand, country } = useSite();
  const intl = useIntl();
  const t = useT();
  const { policy, article, slug } = page.route.params;
  const own = messageArticle({ policy, article: article ?? slug }, (id) => id in intl.messages);
  // Of the country that the address names, in whatever language: the words of another country's law would be
  // wrong.
  const [ofCountry] = data.countryPolicy?.documents ?? [];
  const documents = [data.article, data.policy, data.page].flatMap((answer) => answer?.documents ?? []);
  // The product's own words in the reader's language are better than a document in another.
  const document = ofCountry?.country_code
    ? ofCountry
    : documents.find(({ language }) => language === page.locale || !own);
  if (document) {
    const foreign = document.language === page.locale ? undefined : languageTag(document.language);
    return (
      <article className={styles.article}>
        <h1 className={styles.title} lang={foreign}>
          {document.title}
        </h1>
        {foreign && (
          <p className={styles.language}>
            {t("hotel.shown-in", { language: t(`languages.${document.language}`) })}
          </p>
        )}
        <div className={styles.blocks} lang={foreign}>
          <CmsBlocks blocks={document.blocks} />
        </div>
        <p className={styles.updated}>
          {t("static.updated", { date: dateText(page.locale).shortDate(document.updated_at.slice(0, 10)) })}
        </p>
      </article>
    );
  }
  const values = {
    company: brand.legalName,
    brand: brand.name,
    email: brand.supportEmail,
    phone: `\u2068${country.supportPhone}\u2069`,
  };
  return (
    <article className={styles.article}>
      <h1 className={styles.title}>{own ? t(own.title, values) : t("errors-page.article.title")}</h1>
      <p className={styles.intro}>{own ? t(own.intro, values) : t("errors-page.article.text")}</p>
      {own && !(article === "faq" && country.toShowFaq) && (
        <div className={styles.blocks}>
          {own.parts.map((part) => (
            <section key={part.text} className={styles.part}>
              {part.title && <h2>{t(part.title, values)}</h2>}
              <p>{t(part.text, values)}</p>
            </section>
          ))}
        </div>
      )}
      {article === "contact" ? (
        <ContactWays />
      ) : (
        <p className={styles.updated}>{t("static.contact", values)}</p>
      )}
    </article>
  );
}
