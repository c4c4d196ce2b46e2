import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { evaluate } from "../page/conditions.ts";
import type { PlannedNode } from "../plan/page-plan.ts";
import type { RequestOutcome } from "../plan/run-requests.ts";
import type { Release } from "../site/release.ts";
import type { Site } from "../site/site.ts";
import { FailedPartProvider } from "../view/part-boundary.tsx";
import { SlotHtml } from "../view/slot-html.tsx";
import { ReleaseProvider } from "../view/use-release.ts";
import { SiteProvider } from "../view/use-site.ts";
import type { SourceFailure } from "../view/widget.ts";
import { type WidgetEnvironment, WidgetProviders } from "../view/widget-providers.tsx";
import type { WidgetRegistry } from "../view/widget-registry.ts";
import { escapeAttribute } from "./escape-html.ts";
import { isEmptyAt } from "./json-pointer.ts";

/**
 * An island as the browser needs it: widget, props, data. Keys are short because they travel with every page.
 */
export interface IslandPayload {
  readonly w: string;
  readonly p: Readonly<Record<string, unknown>>;
  readonly d?: Readonly<Record<string, unknown>>;
  readonly e?: Readonly<Record<string, SourceFailure>>;
  /** Names of its filled slots. */
  readonly s?: readonly string[];
}

export interface RenderContext {
  readonly registry: WidgetRegistry;
  readonly release: Release;
  readonly site: Site;
  readonly environment: WidgetEnvironment;
  readonly islandEnvironment: WidgetEnvironment;
  readonly outcomes: ReadonlyMap<string, RequestOutcome>;
  /** Filled while rendering: islands by address. */
  readonly islands: Record<string, IslandPayload>;
  /** Filled while rendering: values that widgets publish for the page's head. */
  readonly published: Record<string, unknown>;
  /** Whether nodes are marked by comments, so that a page can be explained. */
  readonly inspect?: boolean;
  /** Told when a view, or a part of it, throws; that is left out and the page counts as degraded. */
  readonly onNodeError: (address: string, error: unknown) => void;
}

/** Renders one node and what stands in its slots. A view that throws costs its own node, never the page. */
export function renderNode(planned: PlannedNode, context: RenderContext): string {
  const html = nodeHtml(planned, context, (child) => renderNode(child, context));
  return context.inspect ? `<!--node ${escapeAttribute(planned.node.address)}-->${html}<!--/node-->` : html;
}

/** HTML of one node, with what `childHtml` says of the nodes in its slots. */
export function nodeHtml(
  planned: PlannedNode,
  context: RenderContext,
  childHtml: (child: PlannedNode) => string,
): string {
  const { node, place } = planned;
  if (place) {
    const { place: _, ...shown } = planned;
    const html = nodeHtml(shown, context, childHtml);
    return `<div data-fill="${escapeAttribute(node.address)}" data-fill-key="${place}">${html}</div>`;
  }
  const { manifest, address } = node;
  const { data, errors } = collect(planned, context.outcomes);
  const failed = Object.keys(errors).length > 0;
  if (failed && (manifest.render.onError ?? "hide") === "hide") return "";
  if (manifest.render.onEmpty === "hide" && hasEmptyRequest(planned, data)) return "";
  if (node.when && evaluate(node.when, {}, (request) => data[request] !== undefined) === false) return "";
  publish(planned, data, context);

  const slots: Record<string, React.ReactNode> = {};
  for (const [slot, children] of Object.entries(planned.slots)) {
    slots[slot] = <SlotHtml html={children.map(childHtml).join("")} />;
  }
  const View = context.registry[manifest.name]?.view;
  if (!View) return "";
  const view = <View id={address} props={node.props} data={data} errors={errors} slots={slots} />;
  try {
    if (node.hydrate === "none" || node.hydrate === "script") {
      const onPartError = (part: string) =>
        context.onNodeError(address, new Error(`Its part "${part}" failed and was left out.`));
      const html = renderToStaticMarkup(
        <ReleaseProvider value={context.release}>
          <SiteProvider value={context.site}>
            <FailedPartProvider value={onPartError}>
              <WidgetProviders environment={context.environment}>{view}</WidgetProviders>
            </FailedPartProvider>
          </SiteProvider>
        </ReleaseProvider>,
        { identifierPrefix: `${address}-` },
      );
      return node.hydrate === "none" || !html ? html : `<div data-script="${manifest.name}">${html}</div>`;
    }
    const html = renderToString(
      <WidgetProviders environment={context.islandEnvironment}>{view}</WidgetProviders>,
      {
        identifierPrefix: `${address}-`,
      },
    );
    context.islands[address] = {
      w: manifest.name,
      p: node.props,
      ...(Object.keys(data).length > 0 ? { d: data } : {}),
      ...(failed ? { e: errors } : {}),
      ...(Object.keys(slots).length > 0 ? { s: Object.keys(slots) } : {}),
    };
    return `<div data-island="${escapeAttribute(address)}" data-hydrate="${node.hydrate}">${html}</div>`;
  } catch (error) {
    context.onNodeError(address, error);
    return "";
  }
}

function collect(planned: PlannedNode, outcomes: ReadonlyMap<string, RequestOutcome>) {
  const data: Record<string, unknown> = {};
  const errors: Record<string, SourceFailure> = {};
  for (const [name, key] of Object.entries(planned.requests)) {
    const outcome = outcomes.get(key);
    if (!outcome) continue;
    if (outcome.ok) data[name] = outcome.value;
    else
      errors[name] = {
        statusCode: outcome.failure.statusCode,
        code: outcome.failure.code,
        message: outcome.failure.message,
      };
  }
  return { data, errors };
}

function hasEmptyRequest(planned: PlannedNode, data: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(planned.node.manifest.data ?? {}).some(
    ([name, request]) =>
      request.empty !== undefined && name in planned.requests && isEmptyAt(data[name], request.empty),
  );
}

/** Gives the page's head what a widget publishes of its data. */
export function publish(
  planned: PlannedNode,
  data: Readonly<Record<string, unknown>>,
  context: Pick<RenderContext, "published">,
): void {
  for (const [name, reference] of Object.entries(planned.node.manifest.publishes ?? {})) {
    const value = reference
      .split(".")
      .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], data);
    if (value !== undefined && value !== null && value !== "") context.published[name] = value;
  }
}
