/**
 * An address of an editor, or null unless it is a path of this site, an anchor, http(s), mailto or tel
 * (CMS-04).
 */
export function safeHref(href: string): string | null {
  // Browsers drop control characters and read a backslash as a slash, so both could hide another address.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
  if (/[\u0000-\u0020\\]/.test(href)) return null;
  if (/^\/(?!\/)/.test(href) || href.startsWith("#")) return href;
  return /^(?:https?:\/\/|mailto:|tel:)/i.test(href) ? href : null;
}
