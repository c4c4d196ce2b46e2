import { type CacheScope, conditionScope, operandsOf } from "../page/conditions.ts";
import type { NodeDocument, NodeList, PageDocument } from "../page/page-document.ts";
import type { WidgetManifest } from "../view/widget-registry.ts";
import type { OperationScopes } from "./operation-scopes.ts";
import type { CompiledNode, CompiledPage } from "./page-plan.ts";

export type Manifests = Readonly<Record<string, { readonly manifest: WidgetManifest }>>;

/** Prepares a page of a site once, so that a request only fills in arguments and decides conditions. */
export function compilePage(
  document: PageDocument,
  registry: Manifests,
  scopes: OperationScopes,
): CompiledPage {
  const isPublic = document.cache.scope === "public";
  const operands = new Set<string>();
  const widgets = new Set<string>();
  let readsAudience = false;

  const compileNode = (address: string, node: NodeDocument): CompiledNode | null => {
    const manifest = registry[node.widget]?.manifest;
    if (!manifest) return null;
    widgets.add(node.widget);
    if (node.when) for (const operand of operandsOf(node.when)) operands.add(operand);
    readsAudience ||= scopesOf(node, manifest, scopes).includes("audience");
    const slots: Record<string, readonly CompiledNode[]> = {};
    for (const [slot, list] of Object.entries(node.slots ?? {}))
      slots[slot] = compileList(`${address}.${slot}`, list);
    return {
      address,
      manifest,
      props: node.props,
      slots,
      when: node.when,
      hydrate: manifest.render.hydrate,
      clientFilled: isPublic && scopesOf(node, manifest, scopes).includes("user"),
    };
  };
  const compileList = (address: string, list: NodeList): CompiledNode[] =>
    list.order.flatMap((id) => {
      const node = list.nodes[id];
      return (node && compileNode(`${address}.${id}`, node)) ?? [];
    });

  const regions: Record<string, readonly CompiledNode[]> = {};
  for (const [region, list] of Object.entries(document.slots)) regions[region] = compileList(region, list);
  const named = (group: string) => [...operands].filter((operand) => operand.startsWith(`${group}.`));
  return {
    page: document.id,
    regions,
    widgets: [...widgets].sort(),
    header: [...new Set((regions.header ?? []).flatMap(widgetsIn))].sort(),
    flags: named("flag")
      .map((operand) => operand.slice("flag.".length))
      .sort(),
    streams: Object.values(regions)
      .flat()
      .some(({ manifest }) => Object.values(manifest.data ?? {}).some((request) => request.stream)),
    usesMode: operands.has("device.userMode"),
    readsAudience,
    usesAudience: named("user").length > 0,
  };
}

/** Widgets of a node and of what stands in it. */
function widgetsIn({ manifest, slots }: CompiledNode): readonly string[] {
  return [manifest.name, ...Object.values(slots).flat().flatMap(widgetsIn)];
}

/** What a node depends on by its condition and by the calls it makes. */
function scopesOf(
  node: NodeDocument,
  manifest: WidgetManifest,
  scopes: OperationScopes,
): readonly (CacheScope | undefined)[] {
  const calls = Object.values(manifest.data ?? {}).map((request) => scopes[request.source]);
  return node.when ? [conditionScope(node.when), ...calls] : calls;
}
