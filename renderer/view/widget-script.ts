import type { PageContext } from "./page-context.ts";

/**
 * What a widget with `hydrate: "script"` does in the browser, without any framework: `place` holds what its
 * view wrote on the server. Called once for each place, when the page has come and the browser is idle.
 */
export type WidgetScript = (place: HTMLElement, page: PageContext) => void;

/** Scripts of widgets by name, each in a chunk of its own. */
export type ScriptRegistry = Readonly<Record<string, () => Promise<WidgetScript>>>;
