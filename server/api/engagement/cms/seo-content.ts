import type { CmsOutput, SeoContentInput } from "#schemas/generated/api/cms.ts";
import { defineOperation, type OperationContext } from "../../../platform/operations/operation.ts";
import { presentDocument } from "./present-document.ts";

/** What a listing says of its city or tag (SEO-03, API-08). */
export const seoContent = defineOperation({ id: "seoContent", handle: readContent });

/**
 * The text of a listing in the reader's language, or none: a text in another language helps neither readers
 * nor search engines. A tag of one city goes before the tag alone; a listing of a tag never repeats the text
 * of its city.
 */
async function readContent({ city, tag }: SeoContentInput, context: OperationContext): Promise<CmsOutput> {
  const { db, site, locale } = context;
  const slugs = tag ? [`${city}/${tag}`, tag, ...tag.split("/")] : [city];
  const rows = await db
    .selectFrom("cms_document")
    .selectAll()
    .where("type", "=", tag ? "tag" : "city")
    .where("slug", "in", slugs)
    .where("language", "=", locale)
    .where((where) => where.or([where("brand_id", "is", null), where("brand_id", "=", site.brand.id)]))
    .where((where) =>
      where.or([where("country_code", "is", null), where("country_code", "=", site.country.COUNTRY_CODE)]),
    )
    .orderBy("document_id")
    .execute();
  const [first] = rows.toSorted((one, other) => slugs.indexOf(one.slug) - slugs.indexOf(other.slug));
  return { documents: first ? [presentDocument(first, context)] : [], count: first ? 1 : 0 };
}
