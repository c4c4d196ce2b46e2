import type { Selectable } from "kysely";
import type { CmsBlock, CmsDocument, CmsItem, CmsLink } from "#schemas/generated/api/cms.ts";
import type { CmsDocumentTable } from "../../../db/place-tables.ts";
import { safeHref, safeRichText } from "./rich-text.ts";

type SignPicture = (name: string) => string;

/**
 * A document as the wire has it: unknown blocks are left out, rich text is sanitised, links are checked,
 * pictures are signed.
 */
export function presentDocument(row: Selectable<CmsDocumentTable>, signPicture: SignPicture): CmsDocument {
  return {
    id: row.document_id,
    type: row.type,
    slug: row.slug,
    title: row.title,
    description: row.description,
    language: row.language,
    ...(row.country_code === null ? {} : { country_code: row.country_code }),
    blocks: (row.blocks as readonly CmsBlock[])
      .filter(({ type }) => blockTypes.has(type))
      .map((block) => presentBlock(block, signPicture)),
    updated_at: row.updated_at.toISOString(),
  };
}

function presentBlock({ html, link, items, image, ...block }: CmsBlock, signPicture: SignPicture): CmsBlock {
  const checked = link && presentLink(link);
  return {
    ...block,
    ...(html === undefined ? {} : { html: safeRichText(html) }),
    ...(checked ? { link: checked } : {}),
    ...(image ? { image: { ...image, name: signPicture(image.name) } } : {}),
    ...(items ? { items: items.map((item) => presentItem(item, signPicture)) } : {}),
  };
}

function presentItem({ html, link, image, ...item }: CmsItem, signPicture: SignPicture): CmsItem {
  const checked = link && presentLink(link);
  return {
    ...item,
    ...(html === undefined ? {} : { html: safeRichText(html) }),
    ...(image ? { image: { ...image, name: signPicture(image.name) } } : {}),
    ...(checked ? { link: checked } : {}),
  };
}

function presentLink({ label, href }: CmsLink): CmsLink | null {
  const safe = safeHref(href);
  return safe === null ? null : { label, href: safe };
}

const blockTypes: ReadonlySet<string> = new Set<CmsBlock["type"]>([
  "text",
  "hero",
  "cards",
  "faq",
  "cities",
  "image",
  "banner",
  "links",
  "hotels",
]);
