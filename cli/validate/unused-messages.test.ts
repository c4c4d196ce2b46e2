import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { readConfigSource } from "#renderer/release";
import { repositoryProject } from "../fixtures/temporary-project.ts";
import { createUnusedMessages } from "./unused-messages.ts";

const unusedMessages = (folder: string) => createUnusedMessages(folder)(readConfigSource(folder).texts);

const root = mkdtempSync(join(tmpdir(), "staywright-unused-"));
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
afterAll(() => rmSync(root, { recursive: true }));

describe("unused messages", () => {
  it("[LOC-09] are named once for all languages; a whole id, a template or configuration uses one", () => {
    const words = {
      "home.title": "a",
      "home.tip.one": "b",
      "home.promise": "c",
      "home.old": "d",
      "home.tested": "e",
    };
    write("config/messages/en/home.json", JSON.stringify(words, null, 2));
    write("config/messages/nl/home.json", JSON.stringify({ "home.old": "d" }));
    write("config/countries/NL.json", '{ "promises": ["home.promise"] }');
    write("widgets/hero/hero.tsx", 'const title = t("home.title"); const tip = t(`home.tip.$' + "{count}`);");
    write("widgets/hero/hero.test.tsx", 'expect(t("home.tested"));');
    expect(unusedMessages(root)).toEqual([]);
    write("server/main.ts", "");
    expect(unusedMessages(root).map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([
      'config/messages/en/home.json:5 Nothing names "home.old"; it stands in en, nl.',
      'config/messages/en/home.json:6 Nothing names "home.tested"; it stands in en.',
    ]);
  });

  it("[LOC-09] do not stand in the repository", () => {
    expect(unusedMessages(repositoryProject().root).map(({ message }) => message)).toEqual([]);
  });
});
