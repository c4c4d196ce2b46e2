import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const project = fileURLToPath(new URL("../../..", import.meta.url));

/** Codes of findings as the source writes them, so that a new one cannot go without a sentence. */
export function codesInSource(): readonly string[] {
  const texts = [
    "renderer/release",
    "renderer/assertions",
    "cli/validate",
    "cli/generate",
    "cli/commands",
  ].flatMap((folder) =>
    readdirSync(join(project, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".ts") && !/\.test\.ts$|testing\//.test(name))
      .map((name) => readFileSync(join(project, folder, name), "utf8")),
  );
  const patterns = [/\bcode: "([a-z-]+)"/g, /\bat\(\s*"([a-z]+(?:-[a-z]+)+)"/g];
  const codes = texts.flatMap((text) => patterns.flatMap((pattern) => [...text.matchAll(pattern)]));
  return [...new Set(codes.map(([, code]) => code ?? ""))].sort();
}
