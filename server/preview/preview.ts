import type { FastifyReply, FastifyRequest } from "fastify";
import { COOKIES } from "#domain/shell";
import type { Release, WidgetManifest } from "#renderer";
import { buildRelease, type ReleaseResult, type WidgetMigrations } from "#renderer/release";
import { findSite } from "#renderer/server";
import { type Inspector, inspectorOf, workerInspector } from "../inspect/inspector.ts";
import type { Clock } from "../platform/clock.ts";
import { writeCookie } from "../platform/session/write-cookie.ts";
import { type ForcedConditions, type PreviewPayload, readPreviewToken } from "../releases/preview-token.ts";
import type { LoadedRelease } from "../releases/release-loader.ts";
import type { ReleaseStore } from "../releases/release-store.ts";
import type { WorkerThread } from "../releases/worker-thread.ts";

/** A release that is not published, shown to one browser under conditions that its link decides. */
export interface Preview {
  readonly release: Release;
  readonly forced: ForcedConditions;
  /** Whether pages explain their nodes. */
  readonly overlay: boolean;
  readonly expires: Date;
  /**
   * Set for the frame of the page editor in development: its pages may be framed by it, and read from one
   * side.
   */
  readonly frame?: { readonly dir?: "ltr" | "rtl" };
  /**
   * Explains pages. The release is built again from its source for that, which takes about a second at first.
   */
  readonly inspector: Inspector;
}

export interface Previews {
  /** The preview a request's cookie opens; null when there is none, or it is over. */
  readonly of: (request: FastifyRequest) => Promise<Preview | null>;
  /** Opens a link: true, and a cookie for this host, when the token is good for it. */
  readonly open: (token: string, request: FastifyRequest, reply: FastifyReply) => Promise<boolean>;
  readonly end: (request: FastifyRequest, reply: FastifyReply) => void;
}

export interface PreviewsOptions {
  readonly secret: Buffer;
  readonly clock: Clock;
  readonly load: (hash: string) => Promise<LoadedRelease>;
  readonly store: Pick<ReleaseStore, "source">;
  /** Project folder that holds `schemas/`. */
  readonly root: string;
  readonly widgets: readonly WidgetManifest[];
  /** Migrations of widgets whose version is above 1. */
  readonly migrations: WidgetMigrations;
  /** Explains pages; this thread does when absent. */
  readonly worker?: WorkerThread | undefined;
}

const longestCookieSeconds = 12 * 3600;

/** Previews by signed links: a link sets a cookie, the cookie makes pages from the link's release. */
export function createPreviews(options: PreviewsOptions): Previews {
  const { secret, clock, load } = options;
  const inspectors = new WeakMap<Release, Inspector>();

  function inspectorFor(release: Release, hash: string): Inspector {
    const known = inspectors.get(release) ?? newInspector(release, hash);
    inspectors.set(release, known);
    return known;
  }

  function newInspector({ builtAt }: Release, hash: string): Inspector {
    const source = async () => {
      const stored = await options.store.source(hash);
      if (!stored) throw new Error(`There is no source of release ${hash}.`);
      return stored;
    };
    if (options.worker) return workerInspector(options.worker, { hash, builtAt, source });
    const { root, widgets, migrations } = options;
    let result: Promise<ReleaseResult> | undefined;
    return inspectorOf(() => {
      result ??= source().then((stored) =>
        buildRelease({ root, widgets, migrations, source: stored, now: new Date(builtAt) }),
      );
      result.catch(() => {
        result = undefined;
      });
      return result;
    });
  }

  async function previewOf(
    token: string,
    request: FastifyRequest,
  ): Promise<[Preview, PreviewPayload] | null> {
    const payload = readPreviewToken(token, secret, clock());
    if (!payload) return null;
    const loaded = await load(payload.release);
    if (!loaded.ok) return null;
    const { release } = loaded;
    const { release: hash, expires, site, overlay = false, ...forced } = payload;
    if (site !== undefined && findSite(release, request.host).id !== site) return null;
    const inspector = inspectorFor(release, hash);
    return [{ release, forced, overlay, expires: new Date(expires * 1000), inspector }, payload];
  }

  return {
    async of(request) {
      const token = request.cookies[cookieName(request)];
      return token ? ((await previewOf(token, request))?.[0] ?? null) : null;
    },
    async open(token, request, reply) {
      const found = await previewOf(token, request);
      if (!found) return false;
      const seconds = Math.floor(found[1].expires - clock() / 1000);
      writeCookie(request, reply, COOKIES.preview, {
        name: cookieName(request),
        value: token,
        options: { ...cookieOptions(request), maxAge: Math.min(seconds, longestCookieSeconds) },
      });
      return true;
    },
    end: (request, reply) => void reply.clearCookie(cookieName(request), cookieOptions(request)),
  };
}

/**
 * For this host only, out of reach of scripts, sent when a link of another site is followed but not with its
 * calls.
 */
function cookieOptions(request: FastifyRequest) {
  return { path: "/", httpOnly: true, sameSite: "lax", secure: request.protocol === "https" } as const;
}

/** `__Host-` binds the cookie to the host and needs https; plain http is local work. */
function cookieName(request: FastifyRequest): string {
  return request.protocol === "https" ? `__Host-${COOKIES.preview.name}` : COOKIES.preview.name;
}
