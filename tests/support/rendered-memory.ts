import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * What commands rendered is remembered for one run of the tests: within it, the code that is tested does not
 * change.
 */
export function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), "staywright-rendered-"));
  process.env.STAYWRIGHT_MEMORY = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
