const use = '<use href="#';

/**
 * The symbols that a piece of HTML draws its icons from, each once: every icon is a reference to one. `of`
 * writes a symbol by its id. Empty where none is used.
 */
export function iconSheet(html: string, of: (id: string) => string): string {
  const symbols = iconSymbols(html, of);
  return symbols && `<svg id="icons" style="display:none">${symbols}</svg>`;
}

/** The symbols alone, for HTML that comes to a page that has some. */
export function iconSymbols(html: string, of: (id: string) => string): string {
  return [...usedIcons(html)].map(of).join("");
}

/** HTML with its references to symbols as short as they are read alike: a listing has a hundred. */
export function shortReferences(html: string): string {
  return html.replaceAll("></use>", "/>");
}

function usedIcons(html: string): ReadonlySet<string> {
  const ids = new Set<string>();
  for (let at = html.indexOf(use); at >= 0; at = html.indexOf(use, at)) {
    at += use.length;
    ids.add(html.slice(at, html.indexOf('"', at)));
  }
  return ids;
}
