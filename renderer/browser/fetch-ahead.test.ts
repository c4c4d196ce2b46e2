// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";

/** Files of a build by their paths, as its minifier writes them; two of them need each other. */
const files: Record<string, string> = {
  "/assets/view-a1.js":
    'import{t as e}from"./kit-b2.js";import"./side-c3.js";import*as n from"./ring-d4.js";',
  "/assets/kit-b2.js": "export{e as t};",
  "/assets/side-c3.js": "const later=()=>import(`./never-e5.js`);",
  "/assets/ring-d4.js": 'import{v as r}from"./view-a1.js";export{r};',
};
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
  const load = vi.fn(async () => [...asked].sort());
  const before = await fetchAhead(load, ["assets/view-a1.js"]);
  expect(before).toEqual(Object.keys(files).sort());
  await fetchAhead(load, ["assets/view-a1.js"]);
  expect(asked).toHaveLength(4);
});

it("runs nothing while a file that is needed is lost, and asks for that one again", async () => {
  const { fetchAhead } = await import("./fetch-ahead.ts");
  const load = vi.fn(async () => "run");
  lost.add("/assets/kit-b2.js");
  await expect(fetchAhead(load, ["assets/view-a1.js"])).rejects.toThrow("kit-b2");
  expect(load).not.toHaveBeenCalled();
  lost.clear();
  asked.length = 0;
  expect(await fetchAhead(load, ["assets/view-a1.js"])).toBe("run");
  expect(asked).toEqual(["/assets/kit-b2.js"]);
});

it("fetches what may be wanted with all it needs, and nothing that is loaded later", async () => {
  const { fetchFiles } = await import("./fetch-ahead.ts");
  fetchFiles(["/assets/view-a1.js"], "low");
  await vi.waitFor(() => expect(asked.toSorted()).toEqual(Object.keys(files).sort()));
});
