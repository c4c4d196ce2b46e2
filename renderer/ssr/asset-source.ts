import type { SiteView } from "../site/site.ts";

/** Where stylesheets and scripts come from: the build's manifest, or the development server. */
export interface AssetSource {
  /**
   * Stylesheet text of the kit and the named widgets, and addresses of sheets that cannot be inlined. With
   * `first`, those of the widgets that are painted first, the text holds what these need at once, and `file`
   * is the address of all the rest; absent where that is too little to be asked for.
   */
  readonly styles: (
    widgets: readonly string[],
    first?: readonly string[],
  ) => {
    readonly css: string;
    readonly links: readonly string[];
    readonly file?: string;
  };
  /** Text of a file that `styles` names, by its last part; undefined when it names none of this build. */
  readonly stylesFile: (name: string) => string | undefined;
  /** Stylesheet text of the named widgets alone. */
  readonly widgetStyles: (widgets: readonly string[]) => string;
  /** Identity of this set of assets. */
  readonly build: string;
  /** Script that wakes the islands. */
  readonly bootScript: string;
  readonly devScripts: readonly string[];
  /** Script that talks to the app a web view stands in (MODE-07); other pages never load it. */
  readonly appScript?: string;
  /** Script of the worker that shows pages without a connection; absent in development. */
  readonly workerScript?: string;
  /** Script that explains the nodes of an inspected page; absent where pages are never inspected. */
  readonly inspectScript?: string;
  /**
   * Chunks that a page with the islands of these widgets may need, to be fetched ahead: those it would ask
   * for itself, and what of theirs takes long. They name the rest.
   */
  readonly chunks: (widgets: readonly string[]) => readonly string[];
  readonly theme: (view: SiteView) => {
    readonly css: string;
    readonly fontPreloads: readonly string[];
    readonly icon: string;
    readonly color: string;
  };
}
