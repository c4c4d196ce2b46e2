import { randomBytes } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { goodName, type StorageGateway } from "./storage.ts";

/** Keeps files below a folder of this machine. */
export function createFolderStorage(folder: string): StorageGateway {
  const fileOf = (name: string) => join(folder, goodName(name));
  return {
    async put(name, bytes) {
      const file = fileOf(name);
      await mkdir(dirname(file), { recursive: true, mode: 0o700 });
      // Written beside and renamed, so that nobody reads half a file.
      const draft = `${file}.${randomBytes(4).toString("hex")}`;
      await writeFile(draft, bytes, { mode: 0o600 });
      await rename(draft, file);
    },
    async get(name) {
      return readFile(fileOf(name)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === "ENOENT") return null;
        throw error;
      });
    },
    delete: async (name) => rm(fileOf(name), { force: true }),
  };
}
