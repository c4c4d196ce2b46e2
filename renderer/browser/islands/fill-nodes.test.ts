import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { readPageData } from "../page-data.ts";
import { type FilledPlaces, fillNodes } from "./fill-nodes.ts";

const islands = { "main.strip": { w: "user-mode-strip", p: {} } };
const page = (filled = "") =>
  `<div data-fill="main.strip" data-fill-key="k"${filled}><p>For all</p></div><script id="page-data" type="application/json">{"islands":{},"messages":{}}</script>`;
const text = () =>
  [...document.querySelectorAll("[data-fill]")].map(({ textContent }) => textContent).join("");
const addresses: string[] = [];
let answer: (filled?: Partial<FilledPlaces>) => void;

beforeEach(() => {
  addresses.length = 0;
  // biome-ignore lint/suspicious/noDocumentCookie: the DOM of tests has no other way.
  document.cookie = "guest=1abc";
  document.body.innerHTML = page();
  vi.stubGlobal("fetch", (address: URL, { signal }: RequestInit) => {
    addresses.push(`${address}`);
    return new Promise<Response>((resolve, reject) => {
      signal?.addEventListener("abort", () => reject(signal.reason));
      answer = (filled) =>
        resolve(
          Response.json({
            html: { "main.strip": "<p>For agents</p>" },
            islands: {},
            messages: {},
            bound: [],
            ...filled,
          }),
        );
    });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  // biome-ignore lint/suspicious/noDocumentCookie: the DOM of tests has no other way.
  document.cookie = "guest=; max-age=0";
});

describe("places of the guest", () => {
  it("are filled once for the guest as they are, and again when something about the guest has changed", async () => {
    const filled = fillNodes();
    answer();
    expect(await filled).toBe(true);
    expect(text()).toBe("For agents");
    expect(await fillNodes()).toBe(false);
    // biome-ignore lint/suspicious/noDocumentCookie: the DOM of tests has no other way.
    document.cookie = "guest=0def";
    const again = fillNodes();
    answer({ html: {} });
    expect(await again).toBe(true);
    expect(text()).toBe("");
    expect(addresses).toHaveLength(2);
  });

  it("hand islands over before they stand, with the words they need", async () => {
    const adopt = vi.fn(() => expect(text()).toBe("For all"));
    document.addEventListener("staywright:filling", adopt, { once: true });
    const filled = fillNodes();
    const come = { islands, messages: { "mode.agents": "For agents" } };
    answer(come);
    expect(await filled).toBe(true);
    expect(adopt.mock.calls[0]).toMatchObject([{ detail: { filled: come, places: [{}] } }]);
    expect(readPageData(document)).toMatchObject(come);
  });

  it("keep what is in them where it is said again", async () => {
    const filled = fillNodes();
    answer();
    await filled;
    const before = document.querySelector("p");
    // biome-ignore lint/suspicious/noDocumentCookie: the DOM of tests has no other way.
    document.cookie = "guest=0def";
    const again = fillNodes();
    answer();
    await again;
    expect(document.querySelector("p")).toBe(before);
  });
});

describe("what was asked for a page that was left", () => {
  it("reaches neither the page that followed nor its islands", async () => {
    const adopt = vi.fn();
    document.addEventListener("staywright:filling", adopt);
    const filled = fillNodes();
    const kept = document.querySelector("[data-fill]");
    document.body.innerHTML = page();
    // The place of a header stays where it stands.
    document.body.prepend(kept ?? "");
    answer({ islands });
    expect(await filled).toBe(false);
    document.removeEventListener("staywright:filling", adopt);
    expect(adopt).not.toHaveBeenCalled();
    expect(text()).toBe("For allFor all");
  });

  it("is outrun by what is asked for the guest as they are now", async () => {
    const first = fillNodes();
    // biome-ignore lint/suspicious/noDocumentCookie: the DOM of tests has no other way.
    document.cookie = "guest=0def";
    const second = fillNodes();
    answer({ html: { "main.strip": "<p>now</p>" } });
    expect(await Promise.all([first, second])).toEqual([false, true]);
    expect(text()).toBe("now");
  });
});
