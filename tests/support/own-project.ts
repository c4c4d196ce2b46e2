import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");

/** A project of a test's own: the repository with another configuration, which is never written back. */
export interface OwnProject {
  readonly folder: string;
  readonly remove: () => void;
}

/** The repository with its brands' switches set otherwise, such as `{ hideWizard: false }`. */
export function projectWithFlags(flags: Readonly<Record<string, boolean>>): OwnProject {
  const folder = mkdtempSync(join(tmpdir(), "own-project-"));
  for (const name of readdirSync(root)) {
    if (name === "config") cpSync(join(root, name), join(folder, name), { recursive: true });
    else if (!name.startsWith(".")) symlinkSync(join(root, name), join(folder, name));
  }
  const brands = join(folder, "config/brands");
  for (const brand of readdirSync(brands, { withFileTypes: true })) {
    if (!brand.isDirectory()) continue;
    const file = join(brands, brand.name, "brand.json");
    const record = JSON.parse(readFileSync(file, "utf8"));
    writeFileSync(file, JSON.stringify({ ...record, flags: { ...record.flags, ...flags } }, null, 2));
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
