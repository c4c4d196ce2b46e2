import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect } from "vitest";
import { filesToTouch, matches } from "./architecture-table.ts";

const rows = filesToTouch();

interface WatchedFiles {
  /**
   * What was written since the last look is what ARCHITECTURE.md lists: no file that it does not, and each of
   * those that it does.
   */
  readonly expectTouched: (added: string) => void;
}

/** Watches which files of a folder are written; generated ones follow from the others. */
export function watchFiles(root: string): WatchedFiles {
  let before = hashesIn(root);
  return {
    expectTouched(added) {
      const after = hashesIn(root);
      const changed = [...new Set([...before.keys(), ...after.keys()])]
        .filter((path) => before.get(path) !== after.get(path))
        .sort();
      before = after;
      const patterns = rows.get(added) ?? [];
      expect(patterns, `ARCHITECTURE.md says nothing of ${added}`).not.toEqual([]);
      const unlisted = changed.filter((path) => !patterns.some((pattern) => matches(path, pattern)));
      const untouched = patterns.filter((pattern) => !changed.some((path) => matches(path, pattern)));
      expect({ added, unlisted, untouched }).toEqual({ added, unlisted: [], untouched: [] });
    },
  };
}

const LEFT_OUT = /(^|\/)(node_modules|generated|\.data|\.git)(\/|$)|^docs\/(config|widgets|cli)\.md$/;

function hashesIn(root: string): ReadonlyMap<string, string> {
  const hashes = new Map<string, string>();
  const visit = (folder: string) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = relative(root, join(folder, entry.name));
      if (LEFT_OUT.test(path)) continue;
      if (entry.isDirectory()) visit(join(root, path));
      else if (entry.isFile())
        hashes.set(
          path,
          createHash("sha1")
            .update(readFileSync(join(root, path)))
            .digest("hex"),
        );
    }
  };
  visit(root);
  return hashes;
}
