import type { Release } from "#renderer";
import {
  bytesHash,
  type ConfigSource,
  RELEASE_FORMAT,
  readReleaseText,
  releaseToText,
} from "#renderer/release";
import type { Db } from "../db/pool.ts";
import { retryTransaction } from "../db/retry-transaction.ts";
import type { Clock } from "../platform/clock.ts";
import { compressed, decompressed } from "./compressed.ts";
import { inSlices } from "./in-slices.ts";

export interface StoredReleaseInfo {
  readonly hash: string;
  /** Digest of the code it was built with. */
  readonly code: string;
  readonly note: string;
  readonly sites: number;
  readonly findings: number;
  /** Bytes it takes in the database, its brand files aside. */
  readonly bytes: number;
  readonly builtAt: Date;
  readonly createdAt: Date;
}

export interface ReleaseToStore {
  readonly release: Release;
  /** What the release was built from. */
  readonly source: ConfigSource;
  /** Digest of the code that built it. */
  readonly code: string;
  readonly note?: string;
  readonly findings?: number;
}

export interface ReleaseStore {
  /**
   * Stores a release. The same content is one row however often it is put; putting it again mends a damaged
   * row and keeps note and date of the first time.
   */
  readonly put: (
    release: ReleaseToStore,
  ) => Promise<{ readonly hash: string; readonly isNew: boolean; readonly bytes: number }>;
  /** Newest first. */
  readonly list: (limit?: number) => Promise<readonly StoredReleaseInfo[]>;
  /** Releases whose hash begins like this, at most ten. */
  readonly find: (prefix: string) => Promise<readonly StoredReleaseInfo[]>;
  /**
   * The release as stored, checked against its hash, frozen; null when there is none. @throws DamagedRelease.
   */
  readonly load: (hash: string) => Promise<Release | null>;
  /** What a release was built from; null when there is none. @throws DamagedRelease. */
  readonly source: (hash: string) => Promise<ConfigSource | null>;
  /** Brand files of a release, by `<brand>/<file>`. */
  readonly files: (hash: string) => Promise<ReadonlyMap<string, Uint8Array>>;
  /** The file that stood at `<brand>/<file>` in the newest release that had one; null when none had. */
  readonly lastFileAt: (path: string) => Promise<Uint8Array | null>;
}

/** A stored release is not what its hash says, or cannot be read at all. */
export class DamagedRelease extends Error {
  constructor(hash: string, cause: unknown) {
    const reason = (cause as Error).message.replace(/\.$/, "");
    super(
      `The stored release ${hash} cannot be read (${reason}). Build it again with release build, which mends it.`,
    );
    this.name = "DamagedRelease";
  }
}

/** Releases in the database. */
export function createReleaseStore(db: Db, clock: Clock): ReleaseStore {
  const infos = db
    .selectFrom("release")
    .select(["hash", "code", "note", "sites", "findings", "built_at", "created_at"])
    .select(({ fn }) => [
      fn<number>("octet_length", ["content"]).as("content_bytes"),
      fn<number>("octet_length", ["source"]).as("source_bytes"),
    ]);
  const info = (row: Awaited<ReturnType<typeof infos.execute>>[number]): StoredReleaseInfo => ({
    hash: row.hash,
    code: row.code,
    note: row.note,
    sites: row.sites,
    findings: row.findings,
    bytes: row.content_bytes + row.source_bytes,
    builtAt: row.built_at,
    createdAt: row.created_at,
  });

  async function files(hash: string): Promise<ReadonlyMap<string, Uint8Array>> {
    const rows = await db
      .selectFrom("release_file")
      .select(["path", "content"])
      .where("release", "=", hash)
      .orderBy("path")
      .execute();
    return new Map(rows.map(({ path, content }) => [path, content]));
  }

  return {
    async put({ release, source, code, note = "", findings = 0 }) {
      const [content, texts] = await Promise.all([
        compressed(releaseToText(release)),
        compressed(JSON.stringify(Object.fromEntries(source.texts))),
      ]);
      const { hash } = release;
      const made = { format: RELEASE_FORMAT, code, findings, content, source: texts };
      const brandFiles = [...source.brandFiles].map(([path, bytes]) => ({
        release: hash,
        path,
        hash: bytesHash(bytes),
        content: Buffer.from(bytes),
      }));
      const isNew = await retryTransaction(db, async (trx) => {
        const added = await trx
          .insertInto("release")
          .values({
            ...made,
            hash,
            note,
            built_at: release.builtAt,
            created_at: new Date(clock()),
            sites: Object.keys(release.sites).length,
          })
          .onConflict((conflict) => conflict.column("hash").doNothing())
          .executeTakeFirst();
        const isFirst = added.numInsertedOrUpdatedRows === 1n;
        if (!isFirst) await trx.updateTable("release").set(made).where("hash", "=", hash).execute();
        if (brandFiles.length > 0)
          await trx
            .insertInto("release_file")
            .values(brandFiles)
            .onConflict((conflict) =>
              conflict
                .columns(["release", "path"])
                .doUpdateSet(({ ref }) => ({ hash: ref("excluded.hash"), content: ref("excluded.content") })),
            )
            .execute();
        return isFirst;
      });
      return { hash, isNew, bytes: content.length + texts.length };
    },

    async list(limit = 50) {
      const rows = await infos.orderBy("created_at", "desc").orderBy("hash").limit(limit).execute();
      return rows.map(info);
    },

    async find(prefix) {
      if (!/^[0-9a-f]{1,16}$/.test(prefix)) return [];
      const rows = await infos.where("hash", "like", `${prefix}%`).orderBy("hash").limit(10).execute();
      return rows.map(info);
    },

    async load(hash) {
      const row = await db
        .selectFrom("release")
        .select("content")
        .where("hash", "=", hash)
        .executeTakeFirst();
      if (!row) return null;
      try {
        const release = await inSlices(readReleaseText(await decompressed(row.content)));
        if (release.hash !== hash) throw new Error(`It is the release ${release.hash}.`);
        return release;
      } catch (error) {
        throw new DamagedRelease(hash, error);
      }
    },

    async source(hash) {
      const row = await db.selectFrom("release").select("source").where("hash", "=", hash).executeTakeFirst();
      if (!row) return null;
      const brandFiles = await files(hash);
      try {
        const texts = JSON.parse(await decompressed(row.source)) as Readonly<Record<string, string>>;
        return { texts: new Map(Object.entries(texts)), brandFiles };
      } catch (error) {
        throw new DamagedRelease(hash, error);
      }
    },

    files,

    async lastFileAt(path) {
      const row = await db
        .selectFrom("release_file")
        .innerJoin("release", "release.hash", "release_file.release")
        .select("release_file.content")
        .where("release_file.path", "=", path)
        .orderBy("release.created_at", "desc")
        .limit(1)
        .executeTakeFirst();
      return row?.content ?? null;
    },
  };
}
