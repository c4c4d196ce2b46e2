import sanitize from "sanitize-html";

/** Rich text as it may be shown: a few tags, links by scheme, nothing that runs. */
export function safeRichText(html: string): string {
  return sanitize(html, {
    allowedTags: ["p", "br", "h2", "h3", "h4", "ul", "ol", "li", "strong", "em", "a", "blockquote"],
    allowedAttributes: { a: ["href"] },
    allowedSchemes: ["https", "mailto", "tel"],
    allowProtocolRelative: false,
    transformTags: { a: sanitize.simpleTransform("a", { rel: "noopener nofollow" }) },
  });
}

/**
 * An address content may link to: a path of the same site, or one of the allowed schemes; null for anything
 * else.
 */
export function safeHref(href: string): string | null {
  if (/^\/(?![/\\])/.test(href)) return href;
  try {
    const { protocol } = new URL(href);
    return ["https:", "mailto:", "tel:"].includes(protocol) ? href : null;
  } catch {
    return null;
  }
}
