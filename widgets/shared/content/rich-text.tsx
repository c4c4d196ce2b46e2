import sanitizeHtml from "sanitize-html";
import { safeHref } from "./safe-href.ts";

/**
 * Rich text of the editors: a closed list of tags, no attributes but safe links (CMS-04). Only for widgets
 * that ship no JavaScript.
 */
export function RichText({ html }: { readonly html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised right here.
  return <div className="prose" dangerouslySetInnerHTML={{ __html: cleanHtml(html) }} />;
}

/** The text with everything taken out that is not plain formatting or a safe link. */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [...TAGS],
    allowedAttributes: { a: ["href"] },
    transformTags: { a: (tagName, { href }) => ({ tagName, attribs: linkAttributes(href) }) },
  });
}

function linkAttributes(href: string | undefined): Record<string, string> {
  const safe = href === undefined ? null : safeHref(href);
  return safe === null ? {} : { href: safe };
}

const TAGS = [
  "p",
  "br",
  "b",
  "strong",
  "i",
  "em",
  "a",
  "ul",
  "ol",
  "li",
  "h2",
  "h3",
  "h4",
  "blockquote",
] as const;
