// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { startScripts } from "./start-scripts.ts";

const hint = vi.fn();
const load = vi.fn(async () => hint);
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  document.body.innerHTML = `<script id="page-data" type="application/json">{"page":{"siteId":"alba-nl"}}</script>
    <div data-script="hint"></div>`;
});
afterEach(() => {
  localStorage.clear();
  vi.clearAllMocks();
});

it("starts the script of each place once, with the page it stands on", async () => {
  startScripts({ hint: load });
  startScripts({ hint: load });
  await settled();
  expect(hint).toHaveBeenCalledExactlyOnceWith(document.querySelector("[data-script]"), {
    siteId: "alba-nl",
  });
});

it("loads nothing for what this browser keeps nothing of", async () => {
  document.querySelector("[data-script]")?.insertAdjacentHTML("beforeend", '<ul data-kept="list"></ul>');
  startScripts({ hint: load });
  localStorage.setItem("list", "[]");
  startScripts({ hint: load });
  expect(load).not.toHaveBeenCalled();
  localStorage.setItem("list", "[1]");
  startScripts({ hint: load });
  await settled();
  expect(hint).toHaveBeenCalledOnce();
});

it("tries a script again that did not come, and starts none of a place that is gone", async () => {
  load.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  startScripts({ hint: load });
  await settled();
  expect(hint).not.toHaveBeenCalled();
  startScripts({ hint: load });
  document.querySelector("[data-script]")?.remove();
  await settled();
  expect(load).toHaveBeenCalledTimes(2);
  expect(hint).not.toHaveBeenCalled();
});
