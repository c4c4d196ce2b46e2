import { usePage, type WidgetViewProps } from "#renderer";
import type { SeoContentData, SeoContentProps } from "#schemas/generated/widgets/seo-content.ts";
import { CmsBlocks } from "../shared/content/cms-blocks.tsx";
import styles from "./seo-content.module.css";

/**
 * What the editors say of the city or tag of a listing (SEO-03), or on a home page (CMS-04), in the language
 * of the page: nothing where they say nothing, or where it could not be read.
 */
export function SeoContent({ id, data }: WidgetViewProps<SeoContentProps, SeoContentData>) {
  const { locale } = usePage();
  const said = (data.own ?? data.content)?.documents;
  const document = said?.find(({ language }) => language === locale);
  if (!document) return null;
  const titleId = `${id.replaceAll(".", "-")}-title`;
  return (
    <section className={styles.content} aria-labelledby={titleId}>
      <h2 id={titleId}>{document.title}</h2>
      <CmsBlocks blocks={document.blocks} />
    </section>
  );
}
