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
 * defaults. With `first`, widgets that are painted before all others, the rest may be a file.
 */
export function createStylesheets(
  assets: AssetSource,
): (view: SiteView, widgets: readonly string[], first?: readonly string[]) => Stylesheet {
  const sheets = new Map<string, Stylesheet>();
  return (view, widgets, first) => {
    const key = `${view.site.id}/${view.locale}/${first?.join() ?? "all"}/${widgets.join()}`;
    let sheet = sheets.get(key);
    if (!sheet) {
      const { css: base, ...asked } = assets.styles(widgets, first);
      const theme = assets.theme(view).css;
      const css = withoutOverridden(base, theme) + theme;
      sheet = { css, ...asked, hash: createHash("sha256").update(css).digest("base64") };
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
