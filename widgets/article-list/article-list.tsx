import { clsx } from "clsx";
import { languageTag } from "#domain";
import { usePage, useSite, useT, type WidgetViewProps, withLocale } from "#renderer";
import type { ArticleListData, ArticleListProps } from "#schemas/generated/widgets/article-list.ts";
import { Card, cardLinkClass } from "../ui/card/card.tsx";
import styles from "./article-list.module.css";

/** What the editors wrote (CONF-08, `toHideBlog`): those in the reader's language first, the others under their own. */
export function ArticleList({ id, props, data }: WidgetViewProps<ArticleListProps, ArticleListData>) {
  const page = usePage();
  const { country } = useSite();
  const t = useT();
  const all = data.articles?.documents ?? [];
  const articles = [
    ...all.filter(({ language }) => language === page.locale),
    ...all.filter(({ language }) => language !== page.locale),
  ].slice(0, props.count);
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
