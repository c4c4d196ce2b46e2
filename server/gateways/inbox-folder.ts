import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Clock } from "../platform/clock.ts";

/** What lies in the inbox: a file as it was written, and when. */
export interface InboxFile {
  /** Name of the file, such as `oAb-1.eml`. */
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/**
 * The folder that messages lie in where nothing sends them. Only its owner reads it, because a link in a mail
 * opens a booking; it is kept out of the database for the same reason, and for a month.
 */
export interface InboxFolder {
  /** The same name again is the same message: it is there once. */
  readonly put: (name: string, text: string) => Promise<void>;
  /** Newest first. */
  readonly list: () => Promise<readonly InboxFile[]>;
  /** Null when there is none of that name. */
  readonly read: (name: string) => Promise<string | null>;
}

/** Opens the inbox that lies in a folder, which need not exist yet. */
export function openInboxFolder(folder: string, clock: Clock): InboxFolder {
  let tidied = Number.NEGATIVE_INFINITY;
  const list = async (): Promise<readonly InboxFile[]> => {
    const names = (await readdir(folder).catch(() => [])).filter((name) => NAME.test(name));
    const files = await Promise.all(
      names.map(async (name) => ({
        name,
        at: (await stat(join(folder, name)).catch(() => null))?.mtimeMs ?? 0,
      })),
    );
    return files.sort((a, b) => b.at - a.at);
  };
  return {
    list,
    read: async (name) => (NAME.test(name) ? readFile(join(folder, name), "utf8").catch(() => null) : null),
    async put(name, text) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, name);
      // Under its name once it is whole: a repeat replaces it by the same message.
      await writeFile(`${file}.part`, text, { mode: 0o600 });
      await rename(`${file}.part`, file);
      if (clock() - tidied < HOUR_MS) return;
      tidied = clock();
      for (const { name: old, at } of await list())
        if (at < tidied - KEPT_MS) await rm(join(folder, old), { force: true });
    },
  };
}

const NAME = /^[\w-]{1,100}\.(?:eml|sms)$/;
const HOUR_MS = 3_600_000;
const KEPT_MS = 30 * 24 * HOUR_MS;
