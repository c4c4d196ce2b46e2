import { beforeEach, expect, it } from "vitest";
import { append } from "./append-items.ts";

const page = (start: number, names: readonly string[], last: number) => `
  <ol id="list" start="${start}">${names.map((name) => `<li><a href="/${name}">${name}</a></li>`).join("")}</ol>
  <div id="list-end"><p data-appended="#–${last} of 57">${start}–${last} of 57</p></div>`;

const next = (html: string) => new DOMParser().parseFromString(html, "text/html");
const shown = () => [...document.querySelectorAll("#list li")].map((item) => item.textContent);
const foot = () => document.getElementById("list-end")?.textContent?.trim();

beforeEach(() => {
  document.body.innerHTML = page(21, ["c", "d"], 40);
});

const add = (html: string) =>
  append({ href: "/list?page=3", list: "list" }, Promise.resolve(next(html)), new AbortController().signal);

it("counts what stands in the list from where the list starts, after more was added to it", async () => {
  expect(await add(page(41, ["d", "e"], 57))).toBe(true);
  expect(document.activeElement?.textContent).toBe("e");
  expect(shown()).toEqual(["c", "d", "e"]);
  expect(foot()).toBe("21–57 of 57");
});

it("adds nothing from a page that has no such list", async () => {
  expect(await add("<p>Sorry</p>")).toBe(false);
  expect(foot()).toBe("21–40 of 57");
});
