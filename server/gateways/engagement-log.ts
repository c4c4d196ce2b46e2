import { appendFile, mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Clock } from "../platform/clock.ts";
import type { EngagementGateway } from "./gateways.ts";

/**
 * Writes events down where no service is told: a line of JSON each, a file a day (`2027-03-01.jsonl`), kept
 * for a month.
 */
export function createEngagementLog(folder: string, clock: Clock): EngagementGateway {
  return {
    async tell(events) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const lines = events.map((event) => `${JSON.stringify(event)}\n`).join("");
      await appendFile(join(folder, fileOf(clock())), lines, { mode: 0o600 });
      const oldest = fileOf(clock() - KEPT_MS);
      for (const name of await readdir(folder))
        if (/^\d{4}-\d\d-\d\d\.jsonl$/.test(name) && name < oldest)
          await rm(join(folder, name), { force: true });
    },
  };
}

const fileOf = (now: number) => `${new Date(now).toISOString().slice(0, 10)}.jsonl`;
const KEPT_MS = 30 * 24 * 3_600_000;
