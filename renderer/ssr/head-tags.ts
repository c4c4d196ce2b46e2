import { escapeAttribute, escapeJson } from "./escape-html.ts";

export interface PageHead {
  readonly title: string;
  readonly description?: string;
  readonly keywords?: string;
  readonly canonical: string;
  readonly index: boolean;
  readonly siteName: string;
  /** Absolute addresses of the same page elsewhere, by language tag; `x-default` allowed. */
  readonly alternates: readonly { readonly lang: string; readonly href: string }[];
  readonly image?: string;
  /** What the page says of itself for machines, as schema.org objects. */
  readonly structuredData?: readonly object[];
}

/**
 * Head tags of a page (SEO-01). Every element carries `data-head`, so that navigation can replace the set.
 */
export function headTags(head: PageHead): string {
  const meta = (name: string, content: string | undefined, kind: "name" | "property" = "name") =>
    content ? `<meta data-head ${kind}="${name}" content="${escapeAttribute(content)}">` : "";
  const link = (rel: string, href: string, extra = "") =>
    `<link data-head rel="${rel}"${extra} href="${escapeAttribute(href)}">`;
  return [
    `<title>${escapeAttribute(head.title)}</title>`,
    meta("description", head.description),
    meta("keywords", head.keywords),
    meta("robots", head.index ? "index,follow,max-image-preview:large" : "noindex,follow"),
    link("canonical", head.canonical),
    ...(head.index
      ? head.alternates.map(({ lang, href }) =>
          link("alternate", href, ` hreflang="${escapeAttribute(lang)}"`),
        )
      : []),
    meta("og:type", "website", "property"),
    meta("og:site_name", head.siteName, "property"),
    meta("og:title", head.title, "property"),
    meta("og:description", head.description, "property"),
    meta("og:url", head.canonical, "property"),
    meta("og:image", head.image, "property"),
    meta("twitter:card", head.image ? "summary_large_image" : "summary"),
    ...(head.structuredData ?? []).map(
      (data) => `<script data-head type="application/ld+json">${escapeJson(data)}</script>`,
    ),
  ].join("");
}
