import { clsx } from "clsx";
import { languageTag } from "#domain/text";
import { usePage, useRelease, useSite, useT, type WidgetViewProps, withLocale } from "#renderer";
import type { ArticleListData, ArticleListProps } from "#schemas/generated/widgets/article-list.ts";
import { ListFailed } from "../shared/content/list-failed.tsx";
import { Card, cardLinkClass } from "../ui/card/card.tsx";
import styles from "./article-list.module.css";

/**
 * What the editors wrote (CONF-08, `toHideBlog`): those in the reader's language first, and among them those
 * about a city of the country; a text in another language says so.
 */
export function ArticleList({ id, props, data, errors }: WidgetViewProps<ArticleListProps, ArticleListData>) {
  const page = usePage();
  const { country } = useSite();
  const { cities } = useRelease();
  const t = useT();
  const own = Object.values(cities).filter(({ countryCode }) => countryCode === country.COUNTRY_CODE);
  const rank = ({ language, slug }: Article) =>
    (language === page.locale ? 2 : 0) + (own.some((city) => slug.includes(city.slug)) ? 1 : 0);
  const articles = (data.articles?.documents ?? [])
    .toSorted((one, other) => rank(other) - rank(one))
    .slice(0, props.count);
  if (props.page && errors.articles) return <ListFailed title={t("home.articles.title")} />;
  if (articles.length === 0 || (country.toHideBlog && !props.page)) return null;
  const Title = props.page ? "h1" : "h2";
  const Heading = props.page ? "h2" : "h3";
  const titleId = `${id.replaceAll(".", "-")}-title`;
  return (
    <section className={clsx(styles.articles, props.page && styles.page)} aria-labelledby={titleId}>
      <div className={styles.head}>
        <Title id={titleId}>{t("home.articles.title")}</Title>
        {!props.page && (
          <a href={withLocale(page, "/articles")} className={styles.all}>
            {t("home.articles.link")}
          </a>
        )}
      </div>
      <ul className={styles.list}>
        {articles.map((article) => (
          <li key={article.id} className={styles.item}>
            <Card interactive padding="none" className={styles.card}>
              <article lang={languageTag(article.language)} className={styles.words}>
                <Heading className={styles.title}>
                  <a href={withLocale(page, `/${article.slug}`)} className={cardLinkClass}>
                    {article.title}
                  </a>
                </Heading>
                <p className={styles.text}>{article.description}</p>
              </article>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}

type Article = NonNullable<ArticleListData["articles"]>["documents"][number];
