import type { Release } from "#renderer";
import type { Finding } from "#renderer/release";
import { DamagedRelease, type ReleaseStore } from "./release-store.ts";
import type { BuildReleaseOf } from "./server-builder.ts";

/** A release that can answer requests, with the bytes of its brand files by `<brand>/<file>`. */
export interface ServableRelease {
  readonly release: Release;
  readonly brandFiles: ReadonlyMap<string, Uint8Array>;
}

export type LoadedRelease =
  | ({ readonly ok: true } & ServableRelease)
  /** This server cannot answer with it; `reason` is a sentence for the log. */
  | { readonly ok: false; readonly reason: string };

export interface ReleaseLoaderOptions {
  readonly store: Pick<ReleaseStore, "find" | "load" | "source" | "files">;
  readonly build: BuildReleaseOf;
  /** Digest of the code that runs here. */
  readonly code: string;
  /** Releases kept in memory, so that going back to one takes no time; 4 when absent. */
  readonly keep?: number;
}

/**
 * Loads stored releases. One that was built by other code is built again from its source, so that it has the
 * defaults and props that this code's widgets expect; when that finds errors, this code is too old (or too
 * new) for it and it is refused. Rejects only when the database does not answer.
 */
export function createReleaseLoader({ store, build, code, keep = 4 }: ReleaseLoaderOptions) {
  const kept = new Map<string, Promise<LoadedRelease>>();

  async function read(hash: string): Promise<LoadedRelease> {
    const info = (await store.find(hash)).find((each) => each.hash === hash);
    if (!info) return { ok: false, reason: `There is no release ${hash} in the database.` };
    try {
      if (info.code === code) {
        const release = await store.load(hash);
        if (release) return { ok: true, release, brandFiles: await store.files(hash) };
      }
      const source = await store.source(hash);
      if (!source) return { ok: false, reason: `There is no release ${hash} in the database.` };
      const { release, findings, brandFiles } = await build(source);
      if (release) return { ok: true, release, brandFiles };
      return {
        ok: false,
        reason: `Release ${hash} needs other code than this server's. ${errorsOf(findings)}`,
      };
    } catch (error) {
      if (error instanceof DamagedRelease) return { ok: false, reason: error.message };
      throw error;
    }
  }

  return {
    load(hash: string): Promise<LoadedRelease> {
      const loading = kept.get(hash) ?? read(hash);
      kept.delete(hash);
      kept.set(hash, loading);
      const forget = () => kept.get(hash) === loading && kept.delete(hash);
      // What failed is tried anew next time: the database may answer by then, the row may be mended.
      loading.then(({ ok }) => ok || forget(), forget);
      for (const oldest of kept.keys()) {
        if (kept.size <= keep) break;
        kept.delete(oldest);
      }
      return loading;
    },
  };
}

function errorsOf(findings: readonly Finding[]): string {
  const errors = findings.filter(({ severity }) => severity === "error");
  const lines = errors.slice(0, 3).map(({ file, line, message }) => `${file}:${line} ${message}`);
  return lines.join(" ") + (errors.length > 3 ? ` … ${errors.length} errors in all.` : "");
}
