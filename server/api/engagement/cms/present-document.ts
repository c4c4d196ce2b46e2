import type { Selectable } from "kysely";
import type { CmsBlock, CmsDocument, CmsItem, CmsLink } from "#schemas/generated/api/cms.ts";
import type { CmsDocumentTable } from "../../../db/place-tables.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { safeHref, safeRichText } from "./rich-text.ts";
import { isWidget } from "./widget-schemas.ts";

type SignPicture = (name: string) => string;

/**
 * A document as the wire has it: rich text is sanitised, links are checked, pictures are signed. A widget of
 * a type that nobody knows, or without what its type needs, is left out and logged (CMS-04).
 */
export function presentDocument(
  row: Selectable<CmsDocumentTable>,
  { signPicture, log }: Pick<OperationContext, "signPicture" | "log">,
): CmsDocument {
  const widgets: readonly unknown[] = Array.isArray(row.blocks) ? row.blocks : [];
  return {
    id: row.document_id,
    type: row.type,
    slug: row.slug,
    title: row.title,
    description: row.description,
    language: row.language,
    ...(row.country_code === null ? {} : { country_code: row.country_code }),
    blocks: widgets.flatMap((widget, position) => {
      const shown = presentWidget(widget, signPicture);
      const facts = { document: row.document_id, language: row.language, widget: position };
      if (!shown) log.warn(facts, "a widget of a document was left out");
      return shown ? [shown] : [];
    }),
    updated_at: row.updated_at.toISOString(),
  };
}

/** A widget as it may be shown; null for what is none. */
function presentWidget(widget: unknown, signPicture: SignPicture): CmsBlock | null {
  const shown = cleaned(widget, signPicture);
  return isWidget(shown) ? shown : null;
}

/** What is stored may be of any shape: null for what cannot be read as a widget. */
function cleaned(widget: unknown, signPicture: SignPicture): unknown {
  try {
    return presentBlock(widget as CmsBlock, signPicture);
  } catch {
    return null;
  }
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
