import type { IntlShape } from "react-intl";
import { languageTag } from "../site/language-tag.ts";
import type { MessageCatalogue } from "../site/message-catalogue.ts";
import { messagesOf } from "../site/messages-of.ts";
import type { Release } from "../site/release.ts";
import type { SiteView } from "../site/site.ts";
import { wordsLanguage } from "../site/words-language.ts";
import type { PageContext } from "../view/page-context.ts";
import type { WidgetRegistry } from "../view/widget-registry.ts";
import type { AssetSource } from "./asset-source.ts";
import { documentEnd, documentStart } from "./document.ts";
import { escapeJson } from "./escape-html.ts";
import { messageSubset, messagesJson } from "./message-subset.ts";
import type { PageRequestInput } from "./page-renderer.ts";
import type { IslandPayload } from "./render-node.tsx";
import type { Stylesheet } from "./stylesheets.ts";
import { contextOfIslands, pageContextJson } from "./to-page-context.ts";

interface PageFrameOptions {
  readonly release: Release;
  readonly registry: WidgetRegistry;
  readonly assets: AssetSource;
  readonly intlOf: (view: SiteView) => IntlShape;
}

/** What a page carries beside its own scripts and links. */
type PageExtras = Pick<PageRequestInput, "device" | "inspect" | "reached"> & Pick<PageContext, "hidden">;

/**
 * The document around a page's regions: head, styles and scripts before them, what islands need after them.
 */
export function createPageFrame({ release, registry, assets, intlOf }: PageFrameOptions) {
  /** Up to the first region. */
  function start(
    view: SiteView,
    head: string,
    sheet: Stylesheet,
    interactive: boolean,
    { inspect, device, hidden, reached = [] }: PageExtras,
  ): string {
    const theme = assets.theme(view);
    const words = wordsLanguage(release, view.language);
    return documentStart({
      lang: languageTag(words),
      dir: words.rtl ? "rtl" : "ltr",
      brand: view.site.brand.id,
      build: [assets.build, ...reached, release.hash].join("-"),
      head,
      css: sheet.css,
      styleLinks: sheet.links,
      fontPreloads: theme.fontPreloads,
      icon: theme.icon,
      ...(hidden.includes("addToHomeScreen") ? {} : { manifest: "/manifest.webmanifest" }),
      themeColor: theme.color,
      ...(interactive ? { bootScript: assets.bootScript } : {}),
      devScripts: assets.devScripts,
      ...(interactive && device === "webview" && assets.appScript ? { appScript: assets.appScript } : {}),
      ...(inspect && assets.inspectScript ? { inspectScript: assets.inspectScript } : {}),
      skipLinkText: intlOf(view).formatMessage({ id: "shell.skip-to-content" }),
    });
  }

  /** What islands need, after the last region. */
  function end(view: SiteView, page: PageContext, islands: Readonly<Record<string, IslandPayload>>): string {
    const widgets = [...new Set(Object.values(islands).map((island) => island.w))];
    const words = wordsAddress(view, widgets);
    return documentEnd({
      page: pageContextJson(release, view, page),
      islands: escapeJson(islands),
      messages: messagesJson(messagesFor(view, [])),
      words: escapeJson(words),
      chunks: escapeJson([...assets.chunks(widgets), words]),
    });
  }

  const namespacesOf = (widgets: readonly string[]) =>
    widgets.flatMap((widget) => registry[widget]?.manifest.messages ?? []);

  /**
   * Where the words of these islands are (`words`): a page has said what it says, and most guests touch no
   * island.
   */
  function wordsAddress({ site, locale }: SiteView, widgets: readonly string[]): string {
    const namespaces = ["popup", ...new Set(namespacesOf(widgets))].sort();
    return `/_words/${release.hash}/${locale}/${site.country.urlCode}/${namespaces.join(".")}`;
  }

  function subset({ site, locale }: SiteView, namespaces: readonly string[]): MessageCatalogue {
    return messageSubset(messagesOf(release, site.brand.id, locale), new Set(namespaces));
  }

  /**
   * What islands and popups say and know beyond their page: messages of these namespaces, the site's facts.
   */
  function words(view: SiteView, namespaces: readonly string[]) {
    return { messages: subset(view, namespaces), page: contextOfIslands(release, view) };
  }

  /** Messages of the namespaces these widgets use, and what a popup says that cannot be loaded. */
  function messagesFor(view: SiteView, widgets: readonly string[]): MessageCatalogue {
    return subset(view, ["popup", ...namespacesOf(widgets)]);
  }

  return { start, end, words, messagesFor };
}
