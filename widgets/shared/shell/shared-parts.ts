import { type PageContext, withLocale } from "#renderer";

/** What is passed on to somebody else. The address is a path of this site. */
export interface SharedParts {
  readonly title: string;
  readonly text: string;
  readonly path: string;
}

/**
 * The attribute that says what the share button inside shares. The text and the address are for others: they
 * hold nothing that opens a guest's own pages, no token, no phone and no booking number (BDET-10).
 */
export function sharedAttribute(
  page: Pick<PageContext, "addressLocale">,
  { title, text, path }: SharedParts,
) {
  const parts: SharedParts = { title, text, path: withLocale(page, path) };
  return { "data-share": JSON.stringify(parts) };
}

/** What the nearest attribute around an element says; null without one. */
export function sharedPartsAround(element: Element | null): SharedParts | null {
  const said = element?.closest("[data-share]")?.getAttribute("data-share");
  // We wrote it ourselves, a few lines above.
  return said ? (JSON.parse(said) as SharedParts) : null;
}
