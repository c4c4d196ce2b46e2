// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fillNodes } from "./fill-nodes.ts";

const islands = { "main.strip": { w: "user-mode-strip", p: {} } };
let answer: () => void;

beforeEach(() => {
  document.body.innerHTML = '<div data-fill="main.strip"></div>';
  const filled = new Promise<Response>((resolve) => {
    answer = () => resolve(Response.json({ html: { "main.strip": "<p>For agents</p>" }, islands }));
  });
  vi.stubGlobal("fetch", () => filled);
});
afterEach(() => vi.unstubAllGlobals());

it("puts what depends on the guest into its places", async () => {
  const adopt = vi.fn();
  const filled = fillNodes(adopt, "release");
  answer();
  expect(await filled).toBe(true);
  expect(document.body.textContent).toBe("For agents");
  expect(adopt).toHaveBeenCalledWith(islands);
});

it("gives the page that followed nothing of the one that was left", async () => {
  const adopt = vi.fn();
  const filled = fillNodes(adopt, "release");
  document.body.innerHTML = '<div data-fill="main.strip"></div>';
  answer();
  expect(await filled).toBe(false);
  expect(adopt).not.toHaveBeenCalled();
  expect(document.body.textContent).toBe("");
});
