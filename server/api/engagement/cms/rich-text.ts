import { LRUCache } from "lru-cache";
import sanitize from "sanitize-html";

/** Rich text as it may be shown: a few tags, links by scheme, nothing that runs. */
export function safeRichText(html: string): string {
  const safe = known.get(html) ?? sanitized(html);
  known.set(html, safe);
  return safe;
}

/** Reading a text again takes longer than the rest of its page: the last ones are known, by what they say. */
const known = new LRUCache<string, string>({
  maxSize: 2_000_000,
  sizeCalculation: (safe, html) => safe.length + html.length + 1,
});

function sanitized(html: string): string {
  return sanitize(html, {
    allowedTags: ["p", "br", "h2", "h3", "h4", "ul", "ol", "li", "strong", "em", "a", "blockquote"],
    allowedAttributes: { a: ["href"] },
    allowedSchemes: ["https", "mailto", "tel"],
    allowProtocolRelative: false,
    transformTags: { a: sanitize.simpleTransform("a", { rel: "noopener nofollow" }) },
  });
}

/**
 * An address content may link to: a path of the same site, a site over https, a mailbox or a number; null for
 * anything else.
 */
export function safeHref(href: string): string | null {
  if (/^\/(?![/\\])/.test(href)) return href;
  if (/^mailto:/i.test(href)) return /^mailto:[^@\s?]+@[^@\s?]+(\?.*)?$/.test(href) ? href : null;
  if (/^tel:/i.test(href)) return /^tel:\+?\d[\d().-]*$/.test(href) ? href : null;
  return /^https:\/\//.test(href) && URL.canParse(href) ? href : null;
}
