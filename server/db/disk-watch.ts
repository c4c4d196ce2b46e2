import { statfs } from "node:fs/promises";
import type { Log } from "../platform/log.ts";

export interface DiskWatchOptions {
  /** A folder on the disk. */
  readonly folder: string;
  /** Free bytes below which it is low; 0 never is. */
  readonly leastBytes: number;
  readonly log: Pick<Log, "warn" | "error">;
  /** How often it is looked at, in milliseconds; 5,000 when absent. */
  readonly everyMs?: number;
  /** Free bytes of the folder's disk; asked of the system when absent. */
  readonly freeBytes?: (folder: string) => Promise<number>;
}

export interface DiskWatch {
  /** Whether too little is left to take bookings. */
  readonly isLow: () => boolean;
  readonly stop: () => void;
}

/**
 * Watches the disk of the embedded database: one that is full ends the server in the middle of its work, so
 * changes are refused before.
 */
export async function watchDisk({
  folder,
  leastBytes,
  log,
  everyMs = 5000,
  freeBytes = freeOf,
}: DiskWatchOptions): Promise<DiskWatch> {
  let isLow = false;
  const look = async () => {
    // What cannot be asked is not known to be low.
    const free = await freeBytes(folder).catch(() => Number.POSITIVE_INFINITY);
    // A little more than it takes to get low, so that it does not flicker.
    const now = free < leastBytes * (isLow ? 1.1 : 1);
    if (now && !isLow)
      log.error({ freeBytes: free, leastBytes }, "the disk is nearly full: nothing is booked");
    if (!now && isLow) log.warn({}, "the disk has space again: bookings are taken");
    isLow = now;
  };
  await look();
  const timer = setInterval(look, everyMs);
  timer.unref();
  return { isLow: () => isLow, stop: () => clearInterval(timer) };
}

async function freeOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
