import { mkdir, rm, stat } from "node:fs/promises";

/**
 * Runs `work` while no other process holds the lock. A lock older than two minutes was left by a dead process
 * and is taken.
 */
export async function withFileLock<T>(path: string, work: () => Promise<T>): Promise<T> {
  while (!(await take(path))) {
    await dropWhenStale(path);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  try {
    return await work();
  } finally {
    await rm(path, { recursive: true, force: true });
  }
}

function take(path: string): Promise<boolean> {
  return mkdir(path).then(
    () => true,
    () => false,
  );
}

async function dropWhenStale(path: string): Promise<void> {
  const made = await stat(path).then(
    (found) => found.mtimeMs,
    () => null,
  );
  if (made !== null && Date.now() - made > STALE_MS) await rm(path, { recursive: true, force: true });
}

const STALE_MS = 120_000;
