import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { ImageSource } from "./image-source.ts";

/** Photos `<name>.jpg` of a folder, uploaded by hand or synchronised from elsewhere. */
export function createFileSource(folder: string): ImageSource {
  return {
    version: "files-1",
    load: async (name) => {
      if (!/^[a-z0-9][a-z0-9-]{0,80}$/.test(name)) return null;
      const bytes = await readFile(join(folder, `${name}.jpg`)).catch(() => null);
      return bytes && { kind: "photo", bytes };
    },
  };
}
