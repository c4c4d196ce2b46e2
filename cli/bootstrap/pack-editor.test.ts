import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import Module from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { unzipSync } from "fflate";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { editorFiles, zipped } from "./pack-editor.mjs";

const folder = mkdtempSync(join(tmpdir(), "staywright-vsix-"));
let files: Record<string, Uint8Array>;
beforeAll(async () => {
  files = unzipSync(zipped(await editorFiles()));
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true }));

const text = (name: string) => Buffer.from(files[name] ?? []).toString();

describe("the packed extension", () => {
  it("names in its manifests only files that it holds, each of a type that is declared", () => {
    const manifest = JSON.parse(text("extension/package.json")) as Record<string, string>;
    const named = [...text("extension.vsixmanifest").matchAll(/Path="([^"]+)"/g)].map(
      ([, path = ""]) => path,
    );
    const all = [...named, `extension/${manifest.icon}`, join("extension", manifest.main ?? "")];
    expect(all.length).toBeGreaterThan(3);
    expect(all.filter((path) => !files[path])).toEqual([]);
    for (const name of Object.keys(files).filter((each) => each !== "[Content_Types].xml"))
      expect(text("[Content_Types].xml"), name).toContain(`Extension=".${name.split(".").at(-1)}"`);
    expect(text("extension.vsixmanifest")).toContain(
      `Version="${manifest.version}" Publisher="${manifest.publisher}"`,
    );
  });

  it("has an icon of the size that galleries ask for", async () => {
    const { format, width, height } = await sharp(files["extension/icon.png"]).metadata();
    expect({ format, width, height }).toEqual({ format: "png", width: 256, height: 256 });
  });

  it("starts where no project is, and says so", async () => {
    const file = join(folder, "extension.cjs");
    writeFileSync(file, files["extension/extension.cjs"] ?? "");
    const said: string[] = [];
    const extension = loadInEditor(file, said);
    const subscriptions: unknown[] = [];
    await extension.activate({ subscriptions });
    expect(said).toEqual(["No staywright command is here. Run npm install, then start the server anew."]);
    expect(subscriptions).toHaveLength(1);
    await extension.deactivate();
  });
});

interface Extension {
  readonly activate: (context: object) => Promise<void>;
  readonly deactivate: () => Promise<void>;
}

/**
 * Loads the packed script as an editor does, which gives it the module `vscode`: here one with a window that
 * has no folder.
 */
function loadInEditor(file: string, said: string[]): Extension {
  const window = { showWarningMessage: async (words: string) => void said.push(words) };
  const own: Readonly<Record<string, unknown>> = {
    window,
    workspace: { workspaceFolders: [] },
    commands: { registerCommand: () => ({ dispose: () => undefined }) },
    version: "1.100.0",
  };
  const vscode = new Proxy(own, { get: (target, name) => target[String(name)] ?? anything() });
  const require = Module.createRequire(file);
  // The editor answers for `vscode` the same way: nothing of that name is on the disk.
  const loader = Module as unknown as { _load: (name: string, ...rest: unknown[]) => unknown };
  const load = loader._load;
  loader._load = (name, ...rest) => (name === "vscode" ? vscode : load(name, ...rest));
  try {
    return require(file) as Extension;
  } finally {
    loader._load = load;
  }
}

/**
 * Stands for whatever the client library takes from the editor while it is loaded: classes it extends,
 * enumerations it reads.
 */
function anything(): object {
  return new Proxy(class {}, {
    get: (target, name) =>
      name === "prototype" ? target.prototype : typeof name === "symbol" ? undefined : anything(),
  });
}
