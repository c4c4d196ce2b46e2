import fc from "fast-check";
import { expect, it, vi } from "vitest";
import type { PageContext } from "../view/page-context.ts";
import { createNodeMemory, type RenderedNode } from "./node-memory.ts";

const site = {};
const node = {};
const pageOf = (changes: object) =>
  ({
    locale: "en",
    siteId: "a",
    path: "/",
    query: {},
    route: { name: "r", params: {} },
    ...changes,
  }) as PageContext;
const whole = (html: string): RenderedNode => ({ html, isWhole: true });
const sources = { node, site, locale: "en", given: [] as unknown };

it("renders once what reads nothing of the request", () => {
  const memory = createNodeMemory();
  const render = vi.fn((page: PageContext) => whole(page.siteId));
  for (const path of ["/", "/a", "/b"]) expect(memory.get(sources, pageOf({ path }), render)?.html).toBe("a");
  expect(render).toHaveBeenCalledTimes(1);
});

it("renders again where what was read is another, down to one parameter of the query", () => {
  const memory = createNodeMemory();
  const render = vi.fn((page: PageContext) => whole(`${page.query.sort}`));
  const get = (query: object) => memory.get(sources, pageOf({ query }), render)?.html;
  expect([get({}), get({ sort: "price" }), get({ sort: "price", page: "2" }), get({})]).toEqual([
    "undefined",
    "price",
    "price",
    "undefined",
  ]);
  expect(render).toHaveBeenCalledTimes(2);
});

it("remembers by what was given, by node, site and language, and forgets what is not whole", () => {
  const memory = createNodeMemory();
  const render = vi.fn(() => whole("x"));
  const page = pageOf({});
  memory.get(sources, page, render);
  memory.get({ ...sources, given: ["other"] }, page, render);
  memory.get({ ...sources, node: {} }, page, render);
  memory.get({ ...sources, site: {} }, page, render);
  memory.get({ ...sources, locale: "nl" }, page, render);
  expect(render).toHaveBeenCalledTimes(5);
  const broken = vi.fn(() => ({ html: "", isWhole: false }));
  const failing = { ...sources, node: {} };
  memory.get(failing, page, broken);
  memory.get(failing, page, broken);
  expect(broken).toHaveBeenCalledTimes(2);
});

it("keeps no more than it may, and compares no long answers", () => {
  const memory = createNodeMemory({ maxBytes: 3000, maxGiven: 100 });
  const render = vi.fn(() => whole("x".repeat(1000)));
  const get = (given: unknown) => memory.get({ ...sources, node: {}, given }, pageOf({}), render);
  for (let count = 0; count < 10; count++) get([count]);
  const large = { ...sources, given: "y".repeat(200) };
  memory.get(large, pageOf({}), render);
  memory.get(large, pageOf({}), render);
  expect(render).toHaveBeenCalledTimes(12);
});

it.each([
  ["a", 41],
  ["…", 42],
])("counts a byte for each letter, and two where a text has one that needs them: %s", (letter, renders) => {
  const memory = createNodeMemory({ maxBytes: 30_000 });
  const render = vi.fn(() => whole(letter.repeat(1000)));
  const get = (given: number) => memory.get({ ...sources, given }, pageOf({}), render);
  for (let given = 0; given < 40; given++) get(given);
  // Forgotten in any case; among the last 30, not among the last 15; among the last 15.
  for (const given of [0, 20, 39]) get(given);
  expect(render).toHaveBeenCalledTimes(renders);
});

/** A view that reads what a program says, where it goes on by what it has read. */
type Step = { readonly of: string; readonly unless?: string };

it("never gives what another page would not have been given, whatever views read and in whatever order", () => {
  const fields = fc.constantFrom(
    "path",
    "today",
    "query.a",
    "query.b",
    "query",
    "route.name",
    "device",
    "siteId",
  );
  const steps = fc.array(fc.record({ of: fields, unless: fc.option(fields, { nil: undefined }) }), {
    maxLength: 5,
  });
  const letter = fc.constantFrom("x", "y");
  const pages = fc.array(
    fc.record({
      path: letter,
      today: letter,
      device: letter,
      query: fc.dictionary(fc.constantFrom("a", "b"), letter),
      route: fc.record({ name: letter, params: fc.constant({}) }),
    }),
    { maxLength: 12 },
  );
  const read = (page: PageContext, of: string): unknown => {
    const [field = "", member] = of.split(".");
    const value = (page as unknown as Record<string, unknown>)[field];
    if (of === "query") return Object.entries(value as object).join();
    return member === undefined ? value : (value as Record<string, unknown>)[member];
  };
  const view = (program: readonly Step[]) => (page: PageContext) =>
    whole(
      program
        .map(({ of, unless }) => (unless && read(page, unless) === "x" ? "" : String(read(page, of))))
        .join("|"),
    );
  fc.assert(
    fc.property(steps, pages, (program, requests) => {
      const memory = createNodeMemory();
      const render = view(program as readonly Step[]);
      for (const request of requests) {
        const page = pageOf(request);
        expect(memory.get(sources, page, render)?.html).toBe(render(page).html);
      }
    }),
    { numRuns: 400 },
  );
});
