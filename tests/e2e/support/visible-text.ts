/** The words of a page's HTML, one line per text, without scripts, styles and the title. */
export function visibleText(html: string): string {
  return html
    .replace(/<(script|style|title)[\s\S]*?<\/\1>/g, " ")
    .replace(/<[^>]+>/g, "\n")
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");
}
