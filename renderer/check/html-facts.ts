const SEEN = /<(?:img|svg|picture|video|iframe|input|button|select|textarea)\b|data-island=|data-fill=/;

/** Whether HTML shows anything: words, pictures, controls, or a part that the browser fills. */
export function isVisible(html: string): boolean {
  return SEEN.test(html) || /\S/.test(html.replace(/<!--.*?-->|<[^>]*>/gs, ""));
}

/**
 * Levels of the headings that HTML has, 1 to 6, and the addresses of its children, in the order they stand.
 */
export function outlineOf(html: string): readonly (number | string)[] {
  return [...html.matchAll(/<h([1-6])[ >]|<!--child (\S+)-->/g)].map(([, level, child = ""]) =>
    level === undefined ? child : Number(level),
  );
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
