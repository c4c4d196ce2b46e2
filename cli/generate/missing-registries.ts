import { existsSync } from "node:fs";
import { join } from "node:path";

/**
 * Writes what is generated where nobody did yet: in a fresh clone views are not found without the registries
 * of widgets.
 */
export async function writeMissingRegistries(root: string): Promise<void> {
  if (existsSync(join(root, "widgets/generated/registry.server.ts"))) return;
  const { generate } = await import("../commands/generate.ts");
  await generate({ root, json: false, quiet: true });
}
