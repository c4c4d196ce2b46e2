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
 * An address content may link to: a path of the same site, a site over https, a mailbox or a number; null for
 * anything else.
 */
export function safeHref(href: string): string | null {
  if (/^\/(?![/\\])/.test(href)) return href;
  if (/^mailto:/i.test(href)) return /^mailto:[^@\s?]+@[^@\s?]+(\?.*)?$/.test(href) ? href : null;
  if (/^tel:/i.test(href)) return /^tel:\+?\d[\d().-]*$/.test(href) ? href : null;
  return /^https:\/\//.test(href) && URL.canParse(href) ? href : null;
}
