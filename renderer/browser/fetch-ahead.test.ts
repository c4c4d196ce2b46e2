import { beforeEach, expect, it, vi } from "vitest";

/** Address of a file of the build, which stands beside the code that loads it. */
const at = (file: string) => new URL(file, import.meta.url).pathname;

/** Files of a build by their paths, as its minifier writes them; two of them need each other. */
const files: Record<string, string> = {
  [at("view-a1.js")]: 'import{t as e}from"./kit-b2.js";import"./side-c3.js";import*as n from"./ring-d4.js";',
  [at("kit-b2.js")]: "export{e as t};",
  [at("side-c3.js")]: "const later=()=>import(`./never-e5.js`);",
  [at("ring-d4.js")]: 'import{v as r}from"./view-a1.js";export{r};',
};

/** Loads the first of them, in the words of the build. */
const loading = <Module>(load: () => Promise<Module>) =>
  Object.assign(vi.fn(load), { toString: () => "()=>import(`./view-a1.js`)" });
const asked: string[] = [];
const lost = new Set<string>();

beforeEach(() => {
  vi.resetModules();
  asked.length = 0;
  lost.clear();
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    return new Response(files[path], { status: lost.has(path) ? 503 : 200 });
  });
});

it("runs code when its file and all that needs is there, each asked for once", async () => {
  const { fetchAhead } = await import("./fetch-ahead.ts");
  const load = loading(async () => [...asked].sort());
  const before = await fetchAhead(load);
  expect(before).toEqual(Object.keys(files).sort());
  await fetchAhead(load);
  expect(asked).toHaveLength(4);
});

it("runs nothing while a file that is needed is lost, and asks for that one again", async () => {
  const { fetchAhead } = await import("./fetch-ahead.ts");
  const load = loading(async () => "run");
  lost.add(at("kit-b2.js"));
  await expect(fetchAhead(load)).rejects.toThrow("kit-b2");
  expect(load).not.toHaveBeenCalled();
  lost.clear();
  asked.length = 0;
  expect(await fetchAhead(load)).toBe("run");
  expect(asked).toEqual([at("kit-b2.js")]);
});

it("fetches what may be wanted with all it needs, and nothing that is loaded later", async () => {
  const { fetchFiles } = await import("./fetch-ahead.ts");
  fetchFiles([at("view-a1.js")], "low");
  await vi.waitFor(() => expect(asked.toSorted()).toEqual(Object.keys(files).sort()));
});
