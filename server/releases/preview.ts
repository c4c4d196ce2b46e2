import type { FastifyReply, FastifyRequest } from "fastify";
import type { Release, WidgetManifest } from "#renderer";
import { buildRelease, type ReleaseResult, type WidgetMigrations } from "#renderer/release";
import { findSite } from "#renderer/server";
import type { Clock } from "../platform/clock.ts";
import { type ForcedConditions, type PreviewPayload, readPreviewToken } from "./preview-token.ts";
import type { LoadedRelease } from "./release-loader.ts";
import type { ReleaseStore } from "./release-store.ts";

/** A release that is not published, shown to one browser under conditions that its link decides. */
export interface Preview {
  readonly release: Release;
  readonly forced: ForcedConditions;
  /** Whether pages explain their nodes. */
  readonly overlay: boolean;
  readonly expires: Date;
  /** Set for the frame of the page editor in development: its pages may be framed by it, and read from one side. */
  readonly frame?: { readonly dir?: "ltr" | "rtl" };
  /** The release built again from its source, for `explain`; kept for the next time. Takes about a second at first. */
  readonly result: () => Promise<ReleaseResult>;
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
}

const longestCookieSeconds = 12 * 3600;

/** Previews by signed links: a link sets a cookie, the cookie makes pages from the link's release. */
export function createPreviews(options: PreviewsOptions): Previews {
  const { secret, clock, load } = options;
  const results = new WeakMap<Release, Promise<ReleaseResult>>();

  async function build(release: Release, hash: string): Promise<ReleaseResult> {
    const source = await options.store.source(hash);
    if (!source) throw new Error(`There is no source of release ${hash}.`);
    const { root, widgets, migrations } = options;
    return buildRelease({ root, widgets, migrations, source, now: new Date(release.builtAt) });
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
    const result = () => {
      const known = results.get(release) ?? build(release, hash);
      results.set(release, known);
      known.catch(() => results.delete(release));
      return known;
    };
    return [{ release, forced, overlay, expires: new Date(expires * 1000), result }, payload];
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
      reply.setCookie(cookieName(request), token, {
        ...cookieOptions(request),
        maxAge: Math.min(seconds, longestCookieSeconds),
      });
      return true;
    },
    end: (request, reply) => void reply.clearCookie(cookieName(request), cookieOptions(request)),
  };
}

/** For this host only, out of reach of scripts, sent when a link of another site is followed but not with its calls. */
function cookieOptions(request: FastifyRequest) {
  return { path: "/", httpOnly: true, sameSite: "lax", secure: request.protocol === "https" } as const;
}

/** `__Host-` binds the cookie to the host and needs https; plain http is local work. */
function cookieName(request: FastifyRequest): string {
  return request.protocol === "https" ? "__Host-preview" : "preview";
}
