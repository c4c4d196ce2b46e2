import type { Kind } from "./thing.ts";

/** Types, registry and reference follow a widget that went or is called otherwise. */
export async function generateAfter(root: string, kind: Kind): Promise<number> {
  if (kind !== "widget") return 0;
  const { generate } = await import("../commands/generate.ts");
  return generate({ root, json: false, quiet: true });
}
