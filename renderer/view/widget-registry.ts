import type { ComponentType } from "react";
import type { DeepReadonly, WidgetManifest as ManifestFile } from "#schemas";
import type { WidgetViewProps } from "./widget.ts";

/** `widget.json`: see `schemas/widget.schema.json` for what each field means. */
export interface WidgetManifest extends DeepReadonly<Omit<ManifestFile, "$schema">> {}

export type HydrateMode = WidgetManifest["render"]["hydrate"];
export type WidgetExample = WidgetManifest["examples"][number];

/** A view as the renderer handles it: its props were validated when the release was built. */
// biome-ignore lint/suspicious/noExplicitAny: each widget has its own props type; the manifest's schema stands for it at run time.
export type WidgetView = ComponentType<WidgetViewProps<any, any>>;

/** Every widget by name, generated from the folders. */
export type WidgetRegistry = Readonly<
  Record<string, { readonly manifest: WidgetManifest; readonly view: WidgetView }>
>;

/** What the browser knows of a widget: how to get its view. Widgets without JavaScript are not in it. */
export type BrowserRegistry = Readonly<Record<string, () => Promise<WidgetView>>>;
