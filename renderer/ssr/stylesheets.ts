import { createHash } from "node:crypto";
import type { SiteView } from "../site/site.ts";
import type { AssetSource } from "./asset-source.ts";

export interface Stylesheet {
  readonly css: string;
  /** Address of the styles of all that follows the header; they are in `css` when it is absent. */
  readonly file?: string;
  readonly links: readonly string[];
  /** SHA-256 of `css`, base64, for the content security policy. */
  readonly hash: string;
}

/**
 * One stylesheet per site, locale and set of widgets: kit, widgets, then the brand's theme over the kit's
 * defaults. With `first`, widgets that are painted before all others, the rest may be a file. Equal styles,
 * as sites of a brand have them in most languages, are one string.
 */
export function createStylesheets(
  assets: AssetSource,
): (view: SiteView, widgets: readonly string[], first?: readonly string[]) => Stylesheet {
  const sheets = new Map<string, Stylesheet>();
  const texts = new Map<string, string>();
  return (view, widgets, first) => {
    const key = `${view.site.id}/${view.locale}/${first?.join() ?? "all"}/${widgets.join()}`;
    let sheet = sheets.get(key);
    if (!sheet) {
      const { css: base, ...asked } = assets.styles(widgets, first);
      const theme = assets.theme(view).css;
      const made = withoutOverridden(base, theme) + theme;
      const hash = createHash("sha256").update(made).digest("base64");
      const css = texts.get(hash) ?? made;
      texts.set(hash, css);
      sheet = { css, ...asked, hash };
      sheets.set(key, sheet);
    }
    return sheet;
  };
}

/** Styles without the values of the document's root that a theme sets anew: both stood in every page. */
export function withoutOverridden(css: string, theme: string): string {
  const set = new Set([...theme.matchAll(/(--[\w-]+):/g)].map(([, name]) => name));
  return css.replace(/:root\{[^{}]*\}/, (root) =>
    root.replace(/(--[\w-]+):[^;{}]*(?:;|(?=\}))/g, (value, name: string) => (set.has(name) ? "" : value)),
  );
}
