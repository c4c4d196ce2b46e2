import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  createWholeProject,
  repositoryProject,
  type TemporaryProject,
} from "../fixtures/temporary-project.ts";
import { collectFindings } from "./collect-findings.ts";

let project: TemporaryProject;
beforeEach(() => {
  project = createWholeProject();
});
afterEach(() => project.remove());

const said = async () => {
  const { findings } = await collectFindings(project.root, { code: repositoryProject().root });
  return findings
    .filter(({ severity }) => severity !== "info")
    .map(({ file, code, suggestion }) => `${file} ${code} ${suggestion}`);
};
const page = "config/pages/articles.json";

describe("a message nobody finds", () => {
  it("is one finding when a page mistypes it, and its words are not to be thrown away", {
    timeout: 60_000,
  }, async () => {
    const title = JSON.parse(project.read(page)).head.title as string;
    project.edit(page, `"${title}"`, `"${title}x"`);
    expect(await said()).toEqual([`${page} unknown-message Did you mean "${title}"?`]);
  });

  it("is what English calls it now when every other language has the old name", {
    timeout: 60_000,
  }, async () => {
    const title = JSON.parse(project.read(page)).head.title as string;
    project.edit("config/messages/en/seo.json", `"${title}"`, '"seo.reading-matter"');
    const found = await said();
    expect(found.filter((words) => /(missing|unused)-message/.test(words))).toEqual([]);
    expect(found.filter((words) => !words.includes("config/pages"))).toEqual([
      'config/messages/ar/seo.json unknown-message Did you mean "seo.reading-matter"?',
    ]);
  });
});
