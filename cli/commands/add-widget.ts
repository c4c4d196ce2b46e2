import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { readManifests } from "#renderer/release";
import type { AddOptions } from "../add/add-plan.ts";
import { carryOut } from "../add/carry-out.ts";
import { createDraft } from "../add/draft.ts";
import { newName } from "../add/names.ts";
import { dataRequest } from "../widget/data-request.ts";
import { widgetFiles } from "../widget/widget-files.ts";

interface AddWidgetOptions extends AddOptions {
  readonly name: string;
  readonly category?: string;
  readonly hydrate?: string;
  /** Operation of schemas/api. */
  readonly data?: string;
}

/**
 * `staywright add widget <name>`: a folder whose test passes, then `generate` so that its types and registry
 * entry exist.
 */
export async function addWidget(options: AddWidgetOptions): Promise<number> {
  const { root, category = "content", hydrate = "none", data } = options;
  const name = newName("widget", options.name, ownFolders(root));
  const others = readManifests(root).manifests.filter((manifest) => manifest.name !== name);
  const heading = plainMessage(root);
  const request = { name, category, hydrate, heading, data: data ? dataRequest(data, others) : undefined };
  const texts = widgetFiles(request);
  const draft = createDraft((path) =>
    existsSync(join(root, path)) ? readFileSync(join(root, path), "utf8") : undefined,
  );
  for (const [path, text] of texts) draft.create(path, formatted(root, path, text));
  const plan = {
    what: `The widget ${name}`,
    files: draft.files,
    notes: [],
    next: [
      `npx vitest run widgets/${name} runs its test.`,
      `{ "widget": "${name}", "v": 1, "props": { "title": "${heading}" } } puts it on a page of config/pages.`,
    ],
  };
  // Nothing of the configuration changes; whether the manifest is right, `generate` says.
  const code = await carryOut(options, plan, async () => []);
  if (code !== 0 || options.dryRun || draft.files.size === 0) return code;
  const { generate } = await import("./generate.ts");
  return generate({ root, json: false, quiet: true });
}

/**
 * A message without arguments for the example to show: words belong to config/messages, so that every
 * language has its own.
 */
function plainMessage(root: string): string {
  const folder = join(root, "config/messages/en");
  const read = (file: string) =>
    Object.entries(JSON.parse(readFileSync(join(folder, file), "utf8")) as object);
  const files = existsSync(folder) ? readdirSync(folder).sort(homeFirst) : [];
  for (const file of files) {
    const found = read(file).find(([id, words]) => id.includes(".title") && !/[{<]/.test(String(words)));
    if (found) return found[0];
  }
  return "home.title";
}

function homeFirst(a: string, b: string): number {
  return Number(b === "home.json") - Number(a === "home.json") || (a < b ? -1 : 1);
}

/** Folders of widgets/ that hold no widget: the kit, what is generated, and what widgets share. */
function ownFolders(root: string): readonly string[] {
  const folder = join(root, "widgets");
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return ["ui", "generated", ...names.filter((name) => !existsSync(join(folder, name, "widget.json")))];
}

/**
 * Line breaks depend on the length of the name, so the project's own formatter has the last word where it is
 * installed.
 */
function formatted(root: string, path: string, text: string): string {
  const biome = findFormatter(root);
  if (!biome) return text;
  const args = [biome, "check", "--write", `--stdin-file-path=${path}`];
  const { status, stdout } = spawnSync(process.execPath, args, { cwd: root, input: text, encoding: "utf8" });
  return status === 0 && stdout !== "" ? stdout : text;
}

/** Where the project finds its packages, which may be a folder above. */
function findFormatter(root: string): string | undefined {
  try {
    return createRequire(join(root, "package.json")).resolve("@biomejs/biome/bin/biome");
  } catch {
    return undefined;
  }
}
