import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { classifyStatus } from "#domain/shell";
import { CallFailure, type Release } from "#renderer";
import type { AssetSource, PageRenderer } from "#renderer/server";
import type { Previews } from "../preview/preview.ts";
import { registerPreviewRoutes } from "../preview/preview-routes.ts";
import { plainReleaseOf, type ReleaseOf } from "../releases/request-release.ts";
import type { SitemapSupply } from "../supply/sitemap-supply.ts";
import { registerDiscovery } from "./discovery.ts";
import { registerPages } from "./register-pages.ts";
import type { Reached } from "./security-headers.ts";
import { registerServiceWorker } from "./service-worker-route.ts";
import { registerSiteLinks } from "./site-links.ts";
import { registerStaticFiles } from "./static-files.ts";
import { registerStyles } from "./styles-route.ts";

export interface RegisterWebOptions {
  readonly release: () => Release;
  /**
   * The release of a request, where a share of the guests may see another one; `release` for all when absent.
   */
  readonly releaseOf?: ReleaseOf;
  readonly assets: AssetSource;
  /**
   * The composition root: `createRenderer` of entry-ssr.tsx. In development it is loaded anew for each page.
   */
  readonly createRenderer: (
    release: Release,
    assets: AssetSource,
    onError: Parameters<typeof import("./entry-ssr.tsx").createRenderer>[2],
  ) => PageRenderer;
  readonly sitemaps: SitemapSupply;
  readonly now: () => Date;
  readonly cacheBytes: number;
  /** Bytes of a brand's file (`<brand>/<file>`) as a release has it; null when there is none. */
  readonly brandFile: (release: Release, path: string) => Promise<Uint8Array | null>;
  /** Previews of releases that are not published; none when absent. */
  readonly previews?: Previews;
  readonly clientFolder?: string;
  readonly development: boolean;
  readonly gallery: boolean;
  /** Whether browsers are to remove the worker that works without a connection. */
  readonly withoutWorker?: boolean;
  readonly widgetNames: readonly string[];
  /** Origins of other backends that `apiBaseHost` may name; none when absent (VAL-09). */
  readonly apiHosts?: readonly string[];
  /** Reaches backends of other hosts; the platform's own when absent. */
  readonly fetch?: typeof fetch;
  /** Origins of third parties by role, for pages that lead there; none when absent. */
  readonly outside?: Reached | undefined;
}

/** Adds pages, static files and discovery files to the backend's app. */
export async function registerWeb(app: FastifyInstance, options: RegisterWebOptions): Promise<void> {
  const renderers = new WeakMap<Release, PageRenderer>();
  const rendererFor = (release: Release): PageRenderer => {
    const known = options.development ? undefined : renderers.get(release);
    if (known) return known;
    const renderer = options.createRenderer(release, options.assets, (failure) =>
      tellFailure(app.log, failure),
    );
    renderers.set(release, renderer);
    return renderer;
  };
  const { previews, releaseOf } = options;
  await registerStaticFiles(app, {
    releaseOf: releaseOf ?? plainReleaseOf(options.release),
    brandFile: options.brandFile,
    ...(previews ? { previews } : {}),
    ...(options.clientFolder ? { clientFolder: options.clientFolder } : {}),
  });
  registerStyles(app, options.assets);
  registerServiceWorker(app, options);
  registerSiteLinks(app, options.release);
  registerDiscovery(app, options);
  const { notFound } = registerPages(app, {
    release: options.release,
    ...(releaseOf ? { releaseOf } : {}),
    ...(previews ? { previews } : {}),
    rendererFor,
    now: options.now,
    cacheBytes: options.cacheBytes,
    development: options.development,
    gallery: options.gallery,
    widgetNames: options.widgetNames,
    apiHosts: options.apiHosts ?? [],
    outside: options.outside,
    ...(options.fetch ? { fetch: options.fetch } : {}),
  });
  if (previews) registerPreviewRoutes(app, { previews, notFound });
}

/**
 * A call that a page made says on whose side it failed, as one that a browser made does (ERR-05). What an
 * address asks for in vain is a short line: whoever makes up addresses must not fill the log.
 */
function tellFailure(
  log: FastifyBaseLogger,
  { address, page, error }: { readonly address: string; readonly page: string; readonly error: unknown },
): void {
  const side = error instanceof CallFailure ? classifyStatus(error.statusCode) : null;
  if (error instanceof CallFailure && side === "API client side error")
    log.info({ code: error.code, page, node: address }, side);
  else log.warn({ err: error, page, node: address }, side ?? "part of a page failed");
}
