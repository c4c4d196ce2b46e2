import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { usages } from "../../usage/index.mjs";
import { loadSchemaLibrary } from "../schema-library.ts";
import { loadManifests } from "../source-json.ts";
import { docsFiles } from "./docs-files.ts";
import { anchor, markdownTable } from "./markdown.ts";
import { typeText } from "./type-text.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const library = await loadSchemaLibrary(root);
const manifests = (await loadManifests(root)).files;
const pages = new Map(
  await Promise.all(
    docsFiles(root, library, manifests, usages).map(
      async ({ path, build }) => [path, await build()] as const,
    ),
  ),
);
const page = (name: string) => pages.get(`docs/${name}.md`) ?? "";

describe("the reference pages", () => {
  it("have every kind of configuration with every field of it", () => {
    for (const { schema } of library.schemas.filter(({ family }) => family === "config"))
      for (const field of Object.keys((schema.properties ?? {}) as object))
        if (!field.startsWith("$")) expect(page("config")).toContain(`| \`${field}\` |`);
  });

  it("have every widget and every command", () => {
    for (const name of manifests.keys()) expect(page("widgets")).toContain(`\n## ${name}\n`);
    for (const { path } of usages) expect(page("cli")).toContain(`\n## ${path.join(" ")}\n`);
  });

  it("link only to headings and files that are there", () => {
    for (const [path, text] of pages) {
      const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) => anchor(heading));
      const links = [...text.matchAll(/\]\(#([^)]+)\)/g)].map(([, target = ""]) => target);
      expect(
        links.filter((target) => !headings.includes(target)),
        path,
      ).toEqual([]);
      for (const [, file = ""] of text.matchAll(/\]\(\.\.\/([^)]+)\)/g))
        expect(readdirSync(join(root, file, ".."))).toContain(file.split("/").at(-1));
    }
  });

  it("go on showing the example that they show, whatever is added before it", async () => {
    const project = mkdtempSync(join(tmpdir(), "staywright-docs-"));
    mkdirSync(join(project, "config/experiments"), { recursive: true });
    mkdirSync(join(project, "docs"));
    const write = (name: string) => writeFileSync(join(project, `config/experiments/${name}.json`), "{}");
    const shown = async () => {
      const [file] = docsFiles(project, library, manifests);
      const text = String(await file?.build());
      writeFileSync(join(project, "docs/config.md"), text);
      return /Example: (config\/experiments\/[^<]+)/.exec(text)?.[1];
    };
    write("later");
    expect(await shown()).toBe("config/experiments/later.json");
    write("earlier");
    expect(await shown()).toBe("config/experiments/later.json");
    rmSync(join(project, "config/experiments/later.json"));
    expect(await shown()).toBe("config/experiments/earlier.json");
    rmSync(project, { recursive: true });
  });

  it("say types in words", () => {
    expect(typeText({ type: "integer", minimum: 1, maximum: 9 }, {})).toBe(
      "whole number, at least 1, at most 9",
    );
    expect(typeText({ type: "array", minItems: 1, items: { "x-ref": "language" } }, {})).toBe(
      "list of language that exists, not empty",
    );
    expect(typeText({ enum: ["a", 1] }, {})).toBe('`"a"` · `1`');
    expect(typeText({ type: "object", additionalProperties: { $ref: "#/$defs/Amenity" } }, {})).toBe(
      "map of [Amenity](#amenity)",
    );
  });

  it("keep cells in their table", () => {
    expect(markdownTable(["a"], [["x|y <b> `<c>`"]])).toBe("| a |\n| --- |\n| x\\|y \\<b> `<c>` |");
    expect(markdownTable(["a"], [])).toBe("");
  });
});
