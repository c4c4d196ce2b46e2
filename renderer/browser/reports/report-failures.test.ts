import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { noteFailed } from "./failed-parts.ts";
import { reportFailures } from "./report-failures.ts";

const sent = vi.fn<typeof fetch>(async () => new Response(null, { status: 204 }));
const bodies = () => sent.mock.calls.map(([, init]) => JSON.parse(String(init?.body)));

beforeEach(() => {
  const page = { page: "home", release: "feedfacefeedface" };
  document.body.innerHTML = `<script type="application/json" id="page-data">${JSON.stringify({ page })}</script>`;
  vi.stubGlobal("fetch", sent);
});
afterEach(() => {
  delete window.failedParts;
  sent.mockClear();
  vi.unstubAllGlobals();
});

describe("failures in the browser", () => {
  it("are reported with the release of the page, also those from before anybody listened", () => {
    noteFailed({ node: "main.hero" });
    expect(sent).not.toHaveBeenCalled();
    reportFailures();
    noteFailed({ node: "main.cities" });
    expect(bodies()).toEqual([
      { page: "home", node: "main.hero" },
      { page: "home", node: "main.cities" },
    ]);
    for (const [address, init] of sent.mock.calls) {
      expect(address).toBe("/_failures");
      expect(init).toMatchObject({ keepalive: true, headers: { "x-release": "feedfacefeedface" } });
    }
  });

  it("are reported once each, and few of a document", () => {
    reportFailures();
    for (const name of ["a", "a", "b", "c", "d", "e", "f", "g"]) noteFailed({ node: `main.${name}` });
    expect(bodies().map(({ node }) => node)).toEqual(["main.a", "main.b", "main.c", "main.d", "main.e"]);
  });

  it("name a message that could not be said", () => {
    reportFailures();
    noteFailed({ message: "stay.nights" });
    expect(bodies()).toEqual([{ page: "home", message: "stay.nights" }]);
  });

  it("of scripts say nothing of what was thrown, and those of a guest's extensions are none of ours", () => {
    reportFailures();
    const thrown = (filename: string, error: Error | null = new Error("noor@example.test")) =>
      window.dispatchEvent(new ErrorEvent("error", { error, filename, message: "noor@example.test" }));
    thrown("chrome-extension://abc/content.js");
    thrown(`${location.origin}/`, null);
    expect(sent).not.toHaveBeenCalled();
    thrown(`${location.origin}/assets/view-a1.js`);
    // Those that listened in the tests before hear it too.
    expect(new Set(sent.mock.calls.map(([, init]) => init?.body))).toEqual(new Set(['{"page":"home"}']));
  });
});
