/** A sheet in two parts: what its widget is painted with, and what opens over that. */
export interface SplitStyles {
  readonly first: string;
  readonly later: string;
}

const OPENING = "@layer later{";

/**
 * Takes apart a built sheet: rules in `@layer later` are those of menus and notices that nobody sees before a
 * press, so they may come after the first paint. They are told apart by it only and stand in no layer then.
 */
export function splitLater(css: string): SplitStyles {
  const at = css.indexOf(OPENING);
  if (at < 0) return { first: css, later: "" };
  const from = at + OPENING.length;
  let end = from;
  for (let depth = 1; end < css.length; end++) {
    if (css[end] === "{") depth += 1;
    if (css[end] === "}" && --depth === 0) break;
  }
  const rest = splitLater(css.slice(end + 1));
  return { first: css.slice(0, at) + rest.first, later: css.slice(from, end) + rest.later };
}
