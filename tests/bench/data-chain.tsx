import type { PageDocument, Release, WidgetManifest, WidgetRegistry } from "#renderer";
import { createPageRenderer, viewOf } from "#renderer/server";
import { testAssets } from "../../server/testing/assets.ts";
import { type BenchRow, median, wallMs } from "./table.ts";

const depth = 6;
const sourceMs = 50;

/** Six widgets inside each other, each waiting for its own 50 ms source: depth must add no latency. */
export async function benchDataChain(release: Release): Promise<BenchRow[]> {
  const registry: Record<string, WidgetRegistry[string]> = {};
  for (let level = 0; level < depth; level++) {
    const manifest: WidgetManifest = {
      name: `level-${level}`,
      version: 1,
      description: "A widget that waits.",
      props: { type: "object" },
      slots: { inner: { description: "The next one." } },
      data: { answer: { source: "chain", args: { level } } },
      render: { hydrate: "none" },
      examples: [],
    };
    registry[manifest.name] = {
      manifest,
      view: ({ data, slots }) => (
        <div>
          {String(data.answer)}
          {slots.inner}
        </div>
      ),
    };
  }
  const node = (level: number): PageDocument["slots"][string] => ({
    order: ["n"],
    nodes: {
      n: {
        widget: `level-${level}`,
        v: 1,
        props: {},
        ...(level + 1 < depth ? { slots: { inner: node(level + 1) } } : {}),
      },
    },
  });
  const base = release.sites[release.fallbackSite];
  if (!base) throw new Error("no site");
  const page: PageDocument = {
    id: "chain",
    v: 1,
    cache: { scope: "public", query: [], maxAgeSeconds: 0, staleSeconds: 0 },
    head: { title: "seo.home.title", index: false },
    slots: { main: node(0) },
  };
  const site = { ...base, pages: { chain: page } };
  const renderer = createPageRenderer({
    release,
    registry,
    scopes: { chain: "static" },
    assets: testAssets,
    onError: ({ error }) => {
      throw error;
    },
  });
  let calls = 0;
  const render = () =>
    renderer.renderPage({
      view: viewOf(release, site, undefined),
      route: { kind: "page", page: "chain", params: {}, countryCode: "in", name: "chain", status: 200 },
      path: "/chain",
      query: {},
      origin: "https://bench.example",
      today: "2027-01-15",
      device: "web",
      flags: {},
      run: async () => {
        calls++;
        await new Promise((resolve) => setTimeout(resolve, sourceMs));
        return "done";
      },
    });
  const times: number[] = [];
  for (let run = 0; run < 7; run++) times.push(await wallMs(render));
  const ms = median(times);
  return [
    {
      what: `chain of ${depth} nested widgets, ${sourceMs} ms source each`,
      result: `${ms.toFixed(1)} ms, ${calls / 7} calls a page`,
      against: `one after the other: ${depth * sourceMs} ms`,
      ratio: (ms / (depth * sourceMs)).toFixed(2),
      goal: "≤ 60 ms, each source once",
      met: ms <= 60 && calls / 7 === depth,
    },
  ];
}
