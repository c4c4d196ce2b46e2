import { type FSWatcher, readdirSync, statSync, watch } from "node:fs";
import { basename, dirname, join } from "node:path";

/** How long a folder must have been quiet before a change is told, in milliseconds. */
const QUIET_MS = 80;
/** A folder that is never quiet is told of after this long all the same. */
const PATIENCE_MS = 400;
/** How often a folder is looked through that the system does not tell of. */
const LOOK_MS = 700;

interface Watched {
  readonly watcher: FSWatcher;
  /** Which folder it is: another may have been put in its place. */
  readonly inode: number;
}

/**
 * Tells of changes anywhere in a folder, once they have come to rest. Each folder in it is watched by itself:
 * Node's own recursive watching loses a file for good once another was renamed into its place, which is how
 * editors, git and our own commands save. Where the system has no watchers left, times of files are compared
 * instead. Returns what ends it.
 */
export function watchFolder(folder: string, onChange: () => void): () => void {
  const watched = new Map<string, Watched>();
  let quiet: ReturnType<typeof setTimeout> | undefined;
  let looking: ReturnType<typeof setInterval> | undefined;
  let since: number | undefined;

  const tell = () => {
    since = undefined;
    // Folders that came are followed before they are read: what changes later is told again.
    follow();
    onChange();
  };
  const notice = () => {
    since ??= performance.now();
    clearTimeout(quiet);
    const left = PATIENCE_MS - (performance.now() - since);
    quiet = setTimeout(tell, Math.max(0, Math.min(QUIET_MS, left)));
  };
  const forget = (path: string) => {
    watched.get(path)?.watcher.close();
    watched.delete(path);
  };
  const follow = () => {
    const there = foldersIn(folder);
    for (const path of [...watched.keys()]) if (!there.has(path)) forget(path);
    for (const [path, inode] of there) {
      if (watched.get(path)?.inode === inode) continue;
      forget(path);
      try {
        const watcher = watch(path, notice).on("error", () => {
          forget(path);
          notice();
        });
        watched.set(path, { watcher, inode });
      } catch {
        look();
      }
    }
  };
  const look = () => {
    let before = timesIn(folder);
    looking ??= setInterval(() => {
      const now = timesIn(folder);
      if (now !== before) notice();
      before = now;
    }, LOOK_MS).unref();
  };

  follow();
  // The folder itself may be replaced.
  const above = watch(dirname(folder), (_event, name) => {
    if (name === basename(folder)) notice();
  });
  above.on("error", notice);
  return () => {
    clearTimeout(quiet);
    clearInterval(looking);
    above.close();
    for (const path of [...watched.keys()]) forget(path);
  };
}

/** Every folder in a folder, itself included, with what tells it from another at its place. */
function foldersIn(folder: string): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const visit = (path: string) => {
    try {
      found.set(path, statSync(path).ino);
      for (const entry of readdirSync(path, { withFileTypes: true }))
        if (entry.isDirectory()) visit(join(path, entry.name));
    } catch {
      // It went while it was looked at, which is told by the folder it stood in.
      found.delete(path);
    }
  };
  visit(folder);
  return found;
}

/** What changes when any file in a folder does. */
function timesIn(folder: string): string {
  const times: string[] = [];
  for (const path of foldersIn(folder).keys()) {
    try {
      for (const name of readdirSync(path)) {
        const { mtimeMs, size, ino } = statSync(join(path, name));
        times.push(`${name} ${mtimeMs} ${size} ${ino}`);
      }
    } catch {
      times.push(path);
    }
  }
  return times.join("\n");
}
