import type { ComponentType } from "react";
import type { WidgetViewProps } from "./widget.ts";

/** One data request of a widget, as its manifest declares it. */
export interface RequestManifest {
  readonly source: string;
  readonly args: Readonly<Record<string, unknown>> | string;
  readonly critical?: boolean;
  readonly timeoutMs?: number;
  readonly stream?: boolean;
  readonly when?: readonly string[];
  readonly empty?: string;
}

export type HydrateMode = "none" | "visible" | "idle" | "load";

/** `widget.json`: see `schemas/widget.schema.json` for what each field means. */
export interface WidgetManifest {
  readonly name: string;
  readonly version: number;
  readonly description: string;
  readonly category?: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly slots?: Readonly<
    Record<
      string,
      { readonly description: string; readonly allow?: readonly string[]; readonly max?: number }
    >
  >;
  readonly data?: Readonly<Record<string, RequestManifest>>;
  readonly messages?: readonly string[];
  /** Values the page's head may use, by name: a dotted path into the data (`details.name`). */
  readonly publishes?: Readonly<Record<string, string>>;
  readonly render: {
    readonly hydrate: HydrateMode;
    readonly onError?: "hide" | "fallback";
    readonly onEmpty?: "hide" | "fallback";
  };
  /** What must hold on every page that has the widget, by name. */
  readonly requires?: Readonly<
    Record<
      string,
      { readonly why: string; readonly that: Readonly<Record<string, unknown>>; readonly suggestion?: string }
    >
  >;
  /** Popups its links and buttons open, and lead nowhere without. */
  readonly opens?: readonly string[];
  readonly overridable?: readonly string[];
  readonly hideable?: boolean;
  readonly migrations?: readonly {
    readonly from: number;
    readonly description: string;
    readonly before: Readonly<Record<string, unknown>>;
    readonly after: Readonly<Record<string, unknown>>;
  }[];
  readonly examples: readonly WidgetExample[];
}

export interface WidgetExample {
  readonly title: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly data?: Readonly<Record<string, unknown>>;
  readonly errors?: Readonly<Record<string, unknown>>;
  readonly route?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
}

/** A view as the renderer handles it: its props were validated when the release was built. */
// biome-ignore lint/suspicious/noExplicitAny: each widget has its own props type; the manifest's schema stands for it at run time.
export type WidgetView = ComponentType<WidgetViewProps<any, any>>;

/** Every widget by name, generated from the folders. */
export type WidgetRegistry = Readonly<
  Record<string, { readonly manifest: WidgetManifest; readonly view: WidgetView }>
>;

/** What the browser knows of a widget: how to get its view. Widgets without JavaScript are not in it. */
export type BrowserRegistry = Readonly<Record<string, () => Promise<WidgetView>>>;
