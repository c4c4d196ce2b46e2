import { listOf } from "#domain/shell";
import type { CmsInput, CmsOutput } from "#schemas/generated/api/cms.ts";
import {
  defineOperation,
  type OperationContext,
  type OperationHandler,
} from "../../../platform/operations/operation.ts";
import { presentDocument } from "./present-document.ts";
import { seoContent } from "./seo-content.ts";

/** Editorial documents (API-08, CMS-04) by ids, slug, type or words of the title. */
const cms = defineOperation({ id: "cms", handle: readDocuments });

export const operations: readonly OperationHandler[] = [cms, seoContent];

async function readDocuments(input: CmsInput, context: OperationContext): Promise<CmsOutput> {
  const { db, site, locale } = context;
  const language = input.language ?? locale;
  const ids = listOf(input.ids ?? "");
  // Ids that name nothing find nothing: only a call without them lists what there is.
  if (input.ids !== undefined && ids.length === 0) return { documents: [], count: 0 };
  let query = db
    .selectFrom("cms_document")
    .selectAll()
    .where("language", "in", [language, fallbackLanguage])
    .where((where) => where.or([where("brand_id", "is", null), where("brand_id", "=", site.brand.id)]));
  if (ids.length > 0)
    query = query.where((where) => where.or([where("document_id", "in", ids), where("slug", "in", ids)]));
  // An article has a slug in each language; any of them finds it.
  if (input.slug)
    query = query.where("document_id", "in", (known) =>
      known
        .selectFrom("cms_document")
        .select("document_id")
        .where("slug", "=", input.slug ?? ""),
    );
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
  const all = [...chosen.values()];
  const documents = [...(input.skipCountry ? all : nearest(all, { country, guestCountry, language }))]
    .sort((a, b) => order(a.document_id, a.slug) - order(b.document_id, b.slug))
    .map((row) => presentDocument(row, context));
  const [first] = documents;
  const isElsewhere = input.slug !== undefined && first?.type === "dynamic" && first.slug !== input.slug;
  return {
    documents,
    count: documents.length,
    ...(isElsewhere ? { redirect: `/${encodeURIComponent(first.slug)}` } : {}),
  };
}

interface Reader {
  /** Of the site. */
  readonly country: string;
  readonly guestCountry: string;
  readonly language: string;
}

/**
 * Of documents under one slug those nearest to the reader: of the country the guest is in, in the language of
 * the page; else, for a guest from elsewhere, those of no country; else those of the site's. What is said of
 * one country is not said to guests in another while there is something for everybody.
 */
function nearest<
  Row extends { readonly country_code: string | null; readonly language: string; readonly slug: string },
>(rows: readonly Row[], { country, guestCountry, language }: Reader): readonly Row[] {
  const distance = (row: Row): number => {
    if (row.country_code === guestCountry && (guestCountry === country || row.language === language))
      return 0;
    if (row.country_code === null) return 1;
    return row.country_code === guestCountry ? 3 : 2;
  };
  const least = new Map<string, number>();
  for (const row of rows) least.set(row.slug, Math.min(distance(row), least.get(row.slug) ?? 3));
  return rows.filter((row) => distance(row) === least.get(row.slug) && distance(row) < 3);
}

const fallbackLanguage = "en";
const mostRows = 200;
