import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { describe, expect, it } from "vitest";
import { root, SOURCE_FOLDERS, sourceFiles, writtenFiles } from "./support/source-files.ts";

const files = SOURCE_FOLDERS.flatMap(sourceFiles);

describe("house style", () => {
  it("keeps doors explicit: no `export *`", () => {
    const starred = files.filter(
      (file) =>
        /(^|\n)export \*(?! as)/.test(readFileSync(join(root, file), "utf8")) && !file.startsWith("schemas/"),
    );
    expect(starred).toEqual([]);
  });

  it("holds no more than thirty files of source in a folder", () => {
    const isSource = (file: string) => !/\.test\.tsx?$/.test(file) && !file.startsWith("widgets/generated/");
    const count = new Map<string, number>();
    for (const file of files.filter(isSource)) {
      const folder = dirname(file);
      count.set(folder, (count.get(folder) ?? 0) + 1);
    }
    expect([...count].filter(([, number]) => number > 30)).toEqual([]);
  });

  it("holds no file of more than 400 lines, tests too", () => {
    const long = [...SOURCE_FOLDERS, "tests"].flatMap(writtenFiles).flatMap((file) => {
      const lines = readFileSync(join(root, file), "utf8").trimEnd().split("\n").length;
      return lines > 400 ? [`${file}: ${lines}`] : [];
    });
    expect(long).toEqual([]);
  });

  it("writes comments that fit into 110 columns, apart from those that tools read as one line", () => {
    const long = files.flatMap((file) =>
      readFileSync(join(root, file), "utf8")
        .split("\n")
        .flatMap((line, index) =>
          [...line].length > 110 &&
          /^\s*(?:\/\/ (?!biome-ignore|@ts-)|\/?\*|\{\/\* (?!biome-ignore))/.test(line)
            ? [`${file}:${index + 1}`]
            : [],
        ),
    );
    expect(long).toEqual([]);
  });

  it("says of every exported function what it does", () => {
    const isTold = (line = "") => line.trimEnd().endsWith("*/") || line.startsWith("// biome-ignore");
    const untold = files
      .filter((file) => !/\.test\.tsx?$|(?:^|\/)(?:testing|generated|tests)\//.test(file))
      .flatMap((file) => {
        const lines = readFileSync(join(root, file), "utf8").split("\n");
        return lines.flatMap((line, index) => {
          const [, name] = /^export (?:async )?function (\w+)/.exec(line) ?? [];
          const before = lines[index - 1];
          // The second form of a function is told with the first.
          const isSecond = name !== undefined && before?.includes(`function ${name}(`);
          return name === undefined || isSecond || isTold(before) ? [] : [`${file}:${index + 1} ${name}`];
        });
      });
    expect(untold).toEqual([]);
  });

  it("names a place to go to in one file only", () => {
    const others = files.filter(
      (file) =>
        /^(?:server|renderer)\//.test(file) &&
        file !== "server/http/redirect.ts" &&
        // Third parties of development: they lead back to this machine.
        !file.startsWith("server/demo/sandboxes/") &&
        /\.redirect\(|(?:headers?|writeHead)\([^)]*["'{\s]location["']?\s*[,:]/i.test(
          readFileSync(join(root, file), "utf8").replace(/\/\*[\s\S]*?\*\//g, ""),
        ),
    );
    expect(others, "use redirectTo of server/http/redirect.ts").toEqual([]);
  });

  it("decides nothing by the name of a brand or a country", () => {
    const brands = readdirSync(join(root, "config/brands"));
    const pattern = new RegExp(`["'\`](?:${brands.join("|")})["'\`]`);
    const literal = files.filter(
      (file) => !file.startsWith("cli/") && pattern.test(readFileSync(join(root, file), "utf8")),
    );
    expect(literal).toEqual([]);
  });

  it("styles with tokens and logical properties", () => {
    const sheets = readdirSync(join(root, "widgets"), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.name.endsWith(".module.css"))
      .map((entry) => relative(root, join(entry.parentPath, entry.name)));
    const broken = sheets.flatMap((file) => {
      const text = readFileSync(join(root, file), "utf8").replace(/\/\*[\s\S]*?\*\//g, "");
      const raw = text.match(/#[0-9a-f]{3,8}\b|\brgba?\(|\bhsla?\(/gi) ?? [];
      const physical =
        text.match(
          /[\s;{](?:margin|padding|border)-(?:left|right)\b|[\s;{](?:left|right)\s*:|text-align:\s*(?:left|right)\b/g,
        ) ?? [];
      return [...raw, ...physical].map((found) => `${file}: ${found.trim()}`);
    });
    expect(broken).toEqual([]);
  });
});
