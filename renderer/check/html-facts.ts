const SEEN = /<(?:img|svg|picture|video|iframe|input|button|select|textarea)\b|data-island=|data-fill=/;

/** Whether HTML shows anything: words, pictures, controls, or a part that the browser fills. */
export function isVisible(html: string): boolean {
  return SEEN.test(html) || /\S/.test(html.replace(/<!--.*?-->|<[^>]*>/gs, ""));
}

/** Addresses within the site that HTML links to, once each, without the part behind `#`. */
export function ownLinks(html: string): readonly string[] {
  const found = [...html.matchAll(/<a\b[^>]*?\shref="(\/(?!\/)[^"]*)"/g)];
  return [...new Set(found.map(([, href = ""]) => href.replaceAll("&amp;", "&").replace(/#.*$/s, "")))];
}
