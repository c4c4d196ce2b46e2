import type { Log } from "../platform/log.ts";
import { safeError } from "../platform/safe-error.ts";
import { type RunningPostgres, startEmbeddedPostgres } from "./embedded-postgres.ts";

export interface KeptPostgresOptions {
  /** Folder for the cluster and its password. */
  readonly folder: string;
  readonly log: Pick<Log, "warn" | "error">;
  /** Extra server settings as `name=value`. */
  readonly settings?: readonly string[];
  /** Told the address of the maintenance database once it was started again. */
  readonly onRestart?: (url: string) => void;
}

export interface KeptPostgres {
  /** Address of the maintenance database; it may have another port after a restart. */
  readonly url: () => string;
  /** Stops watching, then the server as `RunningPostgres` does. */
  readonly stop: () => Promise<void>;
}

/**
 * The embedded PostgreSQL, started again whenever it ends without being told: after a crash, a kill, or a
 * disk that was full and has space again. Tries come at growing intervals up to 10 seconds and never stop.
 * @throws when the first start fails.
 */
export async function keepPostgres({
  folder,
  log,
  settings = [],
  onRestart,
}: KeptPostgresOptions): Promise<KeptPostgres> {
  let server = await startEmbeddedPostgres({ folder, settings });
  const stopped = new AbortController();
  const stopping = new Promise<void>((resolve) =>
    stopped.signal.addEventListener("abort", () => resolve(), { once: true }),
  );
  const watch = async () => {
    while (!stopped.signal.aborted) {
      await Promise.race([server.ended, stopping]);
      if (stopped.signal.aborted) return;
      log.error({}, "the embedded PostgreSQL ended; it is started again");
      const next = await startAgain(server);
      if (!next) continue;
      server = next;
      onRestart?.(server.url);
    }
  };
  const startAgain = async ({ port }: RunningPostgres): Promise<RunningPostgres | null> => {
    for (let waitMs = 250; !stopped.signal.aborted; waitMs = Math.min(10_000, waitMs * 2)) {
      try {
        const started = await startEmbeddedPostgres({ folder, settings, port, patienceMs: 5000 });
        log.warn({}, "the embedded PostgreSQL runs again");
        return started;
      } catch (error) {
        log.error({ err: safeError(error) }, "the embedded PostgreSQL does not start");
        await Promise.race([pause(waitMs), stopping]);
      }
    }
    return null;
  };
  const watching = watch();
  return {
    url: () => server.url,
    async stop() {
      stopped.abort();
      await watching;
      await server.stop();
    },
  };
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref());
}
