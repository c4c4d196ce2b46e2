import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { startScripts } from "./start-scripts.ts";

const hint = vi.fn();
const load = vi.fn(async () => hint);
const always = () => true;

beforeEach(() => {
  document.body.innerHTML = `<script id="page-data" type="application/json">{"page":{"siteId":"alba-nl"}}</script>
    <div data-script="hint"></div>`;
});
afterEach(() => vi.clearAllMocks());

it("starts the script of each place once, with the page it stands on", async () => {
  await Promise.all([startScripts({ hint: load }, always), startScripts({ hint: load }, always)]);
  await startScripts({ hint: load }, always);
  expect(hint).toHaveBeenCalledExactlyOnceWith(document.querySelector("[data-script]"), {
    siteId: "alba-nl",
  });
});

it("loads nothing that is not due", async () => {
  await startScripts({ hint: load }, () => false);
  expect(load).not.toHaveBeenCalled();
});

it("tries a script again that did not come, and starts none of a place that is gone", async () => {
  load.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  await expect(startScripts({ hint: load }, always)).rejects.toThrow("Failed to fetch");
  expect(hint).not.toHaveBeenCalled();
  const started = startScripts({ hint: load }, always);
  document.querySelector("[data-script]")?.remove();
  await started;
  expect(load).toHaveBeenCalledTimes(2);
  expect(hint).not.toHaveBeenCalled();
});
