import colours from "picocolors";
import { didYouMean, type Release } from "#renderer/release";
import { AUDIENCES } from "#schemas/audiences.ts";
import { LONGEST_PREVIEW_HOURS, type PreviewPayload, sameOriginPath, signPreview } from "#server/releases";
import { portOfServer } from "./port-of-server.ts";
import { pickRelease, type ReleaseDesk, type ReleaseOptions, withReleases } from "./release-desk.ts";
import { minute } from "./words.ts";

export interface ReleasePreviewOptions extends ReleaseOptions {
  /** Beginning of the hash of a stored release. */
  readonly hash: string;
  /**
   * Domain id; the link then works on that site only. The fallback site's address, good for every site, when
   * absent.
   */
  readonly site?: string;
  /** Page to open first; `/` when absent. */
  readonly path?: string;
  /** Arms to show, as `web2=new`. */
  readonly flag?: readonly string[];
  readonly device?: "web" | "webview";
  /** `YYYY-MM-DD` */
  readonly date?: string;
  readonly user?: string;
  /** How long the link works; 24 when absent. */
  readonly hours?: string;
  /** Whether pages explain their nodes. */
  readonly overlay?: boolean;
  /**
   * Where the site is reached, such as `https://staging.example`; the site's own address, or this machine's
   * with the embedded database, when absent.
   */
  readonly origin?: string;
}

/**
 * `staywright release preview <hash>`: prints an address that shows a stored release to whoever has it, under
 * conditions it decides.
 */
export function previewRelease(options: ReleasePreviewOptions): Promise<number> {
  return withReleases(options, async (desk) => {
    const { hash } = await pickRelease(desk, options.hash);
    const loaded = await desk.load(hash);
    if (!loaded.ok) throw new Error(loaded.reason);
    const payload = payloadOf(options, hash, loaded.release);
    const path = sameOriginPath(options.path ?? "/");
    if (path === null)
      throw new Error(`--path must be a path on the site, such as /search, not "${options.path}".`);
    const token = signPreview(payload, await desk.previewSecret());
    const origin =
      options.origin === undefined
        ? await originOf(desk, loaded.release, payload.site)
        : originIn(options.origin);
    const to = path === "/" ? "" : `?to=${encodeURIComponent(path)}`;
    const place = `/_preview/${token}${to}`;
    const url = origin === undefined ? place : new URL(place, origin).href;
    const expires = new Date(payload.expires * 1000);
    desk.progress.end();
    if (options.json) console.log(JSON.stringify({ url, ...payload, expires }, null, 2));
    else {
      console.log(url);
      if (origin === undefined) console.log(colours.dim(NO_SERVER));
      const end = `${origin ?? ""}/_preview/end`;
      console.log(colours.dim(`works until ${minute(expires)} UTC; leave with ${end}`));
    }
    return 0;
  });
}

function payloadOf(options: ReleasePreviewOptions, hash: string, release: Release): PreviewPayload {
  const { site, device, date, user, overlay } = options;
  const hours = Number(options.hours ?? "24");
  if (!(hours > 0 && hours <= LONGEST_PREVIEW_HOURS))
    throw new Error(`--hours takes a number up to ${LONGEST_PREVIEW_HOURS}, not "${options.hours}".`);
  if (site !== undefined && !Object.hasOwn(release.sites, site))
    throw new Error(`Release ${hash} has no site "${site}".${meant(site, Object.keys(release.sites))}`);
  if (date !== undefined && new Date(`${date}T00:00:00Z`).toJSON()?.slice(0, 10) !== date)
    throw new Error(`--date takes a day as YYYY-MM-DD, not "${date}".`);
  const audience = AUDIENCES.find((each) => each === user);
  if (user !== undefined && !audience)
    throw new Error(`--user takes ${AUDIENCES.join(", ")}, not "${user}".`);
  return {
    release: hash,
    expires: Math.floor(Date.now() / 1000 + hours * 3600),
    ...(site ? { site } : {}),
    ...(options.flag?.length ? { flags: flagsOf(options.flag, release) } : {}),
    ...(device ? { device } : {}),
    ...(date ? { date } : {}),
    ...(audience ? { user: audience } : {}),
    ...(overlay ? { overlay } : {}),
  };
}

function flagsOf(pairs: readonly string[], release: Release): Readonly<Record<string, string>> {
  const known = new Map(
    Object.values(release.sites).flatMap(({ experiments }) =>
      Object.entries(experiments).map(([id, { arms }]) => [id, Object.keys(arms)] as const),
    ),
  );
  return Object.fromEntries(
    pairs.map((pair) => {
      const [id = "", arm = ""] = pair.split("=", 2);
      const arms = known.get(id);
      if (!arms) throw new Error(`There is no experiment "${id}".${meant(id, [...known.keys()])}`);
      if (!arms.includes(arm))
        throw new Error(`Experiment "${id}" has the arms ${arms.join(", ")}, not "${arm}".`);
      return [id, arm];
    }),
  );
}

function meant(name: string, known: readonly string[]): string {
  const words = didYouMean(name, known);
  return words ? ` ${words}` : "";
}

/** @throws when the address is none that a browser opens, or has more than where the site is reached */
function originIn(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || `${url.pathname}${url.search}${url.hash}` !== "/")
    throw new Error(
      `--origin takes where the site is reached, such as https://staging.example, not "${address}".`,
    );
  return url.origin;
}

/** Said where the database is on this machine and no server that answers is known. */
const NO_SERVER =
  "No server was found on this machine: write its address before this, or give it with --origin.";

/** Where a site answers; undefined on this machine while no server does. */
async function originOf(
  { isLocal }: ReleaseDesk,
  release: Release,
  id = release.fallbackSite,
): Promise<string | undefined> {
  const site = release.sites[id];
  if (!site) throw new Error(`There is no site ${id}.`);
  if (!isLocal) return `https://${site.domain.host}`;
  const port = await portOfServer(process.env);
  return port === undefined ? undefined : `http://${id}.localhost:${port}`;
}
