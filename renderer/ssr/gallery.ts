import { CallFailure } from "../data/call-failure.ts";
import type { PlannedNode } from "../plan/page-plan.ts";
import type { RequestOutcome } from "../plan/run-requests.ts";
import type { WidgetRegistry } from "../view/widget-registry.ts";
import { escapeAttribute } from "./escape-html.ts";

/** One example of a widget as a planned node, its data standing in for answers. */
export function exampleNode(
  registry: WidgetRegistry,
  name: string,
  index: number,
): { readonly planned: PlannedNode; readonly outcomes: ReadonlyMap<string, RequestOutcome> } {
  const manifest = registry[name]?.manifest;
  const example = manifest?.examples[index];
  if (!manifest || !example) throw new Error(`Widget ${name} has no example ${index}.`);
  const outcomes = new Map<string, RequestOutcome>();
  for (const [request, value] of Object.entries(example.data ?? {}))
    outcomes.set(request, { ok: true, value });
  for (const [request, failure] of Object.entries(example.errors ?? {})) {
    const { statusCode, ...body } = failure as { statusCode: number; code?: string; message?: string };
    outcomes.set(request, { ok: false, failure: new CallFailure(statusCode, body) });
  }
  const node = {
    address: `main.${name}-${index}`,
    manifest,
    props: example.props,
    slots: {},
    hydrate: manifest.render.hydrate,
    clientFilled: false,
  };
  const requests = Object.fromEntries([...outcomes.keys()].map((request) => [request, request]));
  return { planned: { node, requests, slots: {}, streams: false }, outcomes };
}

/** An example under its name. */
export function gallerySection(name: string, title: string, html: string): string {
  return `<section data-example="${escapeAttribute(name)}"><h2 class="gallery-title">${escapeAttribute(name)} · ${escapeAttribute(title)}</h2>${html}</section>`;
}

/** The body of the gallery, from its sections as HTML. */
export function galleryBody(sections: readonly string[]): string {
  return `<main id="main" tabindex="-1" data-region="main"><h1 class="visually-hidden">Gallery</h1>${sections.join("")}</main>`;
}
