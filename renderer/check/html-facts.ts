const SEEN = /<(?:img|svg|picture|video|iframe|input|button|select|textarea)\b|data-island=|data-fill=/;

/** Whether HTML shows anything: words, pictures, controls, or a part that the browser fills. */
export function isVisible(html: string): boolean {
  return SEEN.test(html) || /\S/.test(html.replace(/<!--.*?-->|<[^>]*>/gs, ""));
}

/** How many main headings HTML has. */
export function titlesIn(html: string): number {
  return html.match(/<h1[ >]/g)?.length ?? 0;
}

/** Addresses within the site that HTML links to, once each, without the part behind `#`. */
export function ownLinks(html: string): readonly string[] {
  const found = new Set<string>();
  for (let at = html.indexOf(HREF); at !== -1; at = html.indexOf(HREF, at + 1)) {
    const tag = html.lastIndexOf("<", at);
    const from = at + HREF.length - 1;
    if (!/^<a\s/.test(html.slice(tag, tag + 3)) || html[from + 1] === "/") continue;
    const href = html.slice(from, html.indexOf('"', from)).replaceAll("&amp;", "&");
    const [address = ""] = href.split("#", 1);
    found.add(address);
  }
  return [...found];
}

/** How React writes an attribute whose value begins with a slash; it writes no `<` in others. */
const HREF = ' href="/';
