import { createHash } from "node:crypto";
import type { SiteView } from "../site/site.ts";
import type { AssetSource } from "./asset-source.ts";

export interface Stylesheet {
  readonly css: string;
  readonly links: readonly string[];
  /** SHA-256 of `css`, base64, for the content security policy. */
  readonly hash: string;
}

/**
 * One stylesheet per site, locale and set of widgets: kit, widgets, then the brand's theme over the kit's
 * defaults.
 */
export function createStylesheets(
  assets: AssetSource,
): (view: SiteView, widgets: readonly string[]) => Stylesheet {
  const sheets = new Map<string, Stylesheet>();
  return (view, widgets) => {
    const key = `${view.site.id}/${view.locale}/${widgets.join()}`;
    let sheet = sheets.get(key);
    if (!sheet) {
      const { css: base, links } = assets.styles(widgets);
      const css = base + assets.theme(view).css;
      sheet = { css, links, hash: createHash("sha256").update(css).digest("base64") };
      sheets.set(key, sheet);
    }
    return sheet;
  };
}
