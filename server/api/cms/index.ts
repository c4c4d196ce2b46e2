import type { CmsInput, CmsOutput } from "#schemas/generated/api/cms.ts";
import { defineOperation, type OperationContext, type OperationHandler } from "../operation.ts";
import { presentDocument } from "./present-document.ts";
import { seoContent } from "./seo-content.ts";

/** Editorial documents (API-08, CMS-04) by ids, slug, type or words of the title. */
const cms = defineOperation({ id: "cms", handle: readDocuments });

export const operations: readonly OperationHandler[] = [cms, seoContent];

async function readDocuments(
  input: CmsInput,
  { db, site, locale, signPicture }: OperationContext,
): Promise<CmsOutput> {
  const language = input.language ?? locale;
  const ids = (input.ids ?? "")
    .split(",")
    .map((id) => id.trim())
    .filter(Boolean);
  let query = db
    .selectFrom("cms_document")
    .selectAll()
    .where("language", "in", [language, fallbackLanguage])
    .where((where) => where.or([where("brand_id", "is", null), where("brand_id", "=", site.brand.id)]));
  if (ids.length > 0)
    query = query.where((where) => where.or([where("document_id", "in", ids), where("slug", "in", ids)]));
  if (input.slug) query = query.where("slug", "=", input.slug);
  if (input.type) query = query.where("type", "=", input.type);
  if (input.query) query = query.where("title", "ilike", `%${input.query.replace(/[\\%_]/g, "\\$&")}%`);
  const country = (input.country_code ?? site.country.COUNTRY_CODE).toUpperCase();
  const guestCountry = input.guest_country?.toUpperCase() ?? country;
  if (!input.skipCountry)
    query = query.where((where) =>
      where.or([where("country_code", "is", null), where("country_code", "in", [country, guestCountry])]),
    );
  const rows = await query.orderBy("document_id").orderBy("language").limit(mostRows).execute();
  // Each document once: in the asked language, or in English where it has no such version.
  const chosen = new Map<string, (typeof rows)[number]>();
  for (const row of rows) {
    if (!chosen.has(row.document_id) || row.language === language) chosen.set(row.document_id, row);
  }
  const order = (id: string, slug: string): number => Math.max(ids.indexOf(id), ids.indexOf(slug));
  const documents = (
    guestCountry === country ? [...chosen.values()] : forGuest([...chosen.values()], guestCountry, language)
  )
    .sort((a, b) => order(a.document_id, a.slug) - order(b.document_id, b.slug))
    .map((row) => presentDocument(row, signPicture));
  return { documents, count: documents.length };
}

/** Documents of the guest's country in place of those under the same slug; only what the guest can read. */
function forGuest<
  Row extends { readonly country_code: string | null; readonly language: string; readonly slug: string },
>(rows: readonly Row[], guestCountry: string, language: string): Row[] {
  const own = rows.filter((row) => row.country_code === guestCountry && row.language === language);
  const replaced = new Set(own.map(({ slug }) => slug));
  const others = rows.filter((row) => row.country_code !== guestCountry && !replaced.has(row.slug));
  return [...own, ...others];
}

const fallbackLanguage = "en";
const mostRows = 200;
