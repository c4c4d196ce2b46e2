import { QueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { createIntl } from "react-intl";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { PageContext } from "../../view/page-context.ts";
import { WidgetProviders } from "../../view/widget-providers.tsx";
import type { PageData } from "../page-data.ts";
import { createModalFrames } from "./modal-frames.ts";
import { createModalHost } from "./modal-host.tsx";

const page = {
  url: "/lisbon/",
  modals: {
    onboarding: { title: "Welcome", widget: "onboarding" },
  },
} as unknown as PageContext;
const messages = {
  "popup.failed": "Something went wrong",
  "popup.offline": "You are offline",
  "popup.retry": "Try again",
  "popup.close": "Close",
};
const data: PageData = { page, islands: {}, messages, words: "", chunks: [] };
const framesOf = (navigate = vi.fn()) => createModalFrames({ data: () => data, navigate });

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

describe("an open popup", () => {
  const shared = ".picture { aspect-ratio: var(--ratio); }";
  const own = ".gallery { aspect-ratio: 4 / 3; }";
  const added = ".popup { color: red; }";

  function host(view: () => ReactNode, open: () => readonly string[]) {
    HTMLDialogElement.prototype.showModal = function () {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = function () {
      this.open = false;
    };
    vi.stubGlobal("fetch", async () => Response.json({ messages: {}, css: shared + added }));
    history.replaceState({}, "", "/lisbon/?modal=onboarding");
    return createModalHost({
      registry: { onboarding: async () => view },
      openModals: open,
      providers: (children) => children,
      page: () => page,
      frames: framesOf(),
    });
  }

  it("adds only the rules that the page has not, at every opening, so that the page keeps its own", async () => {
    const sheets: FakeSheet[] = [];
    class FakeSheet {
      cssRules: { cssText: string }[] = [];
      replaceSync(css: string) {
        this.cssRules = (css.match(/[^}]+}/g) ?? []).map((cssText) => ({ cssText }));
      }
      deleteRule(index: number) {
        this.cssRules.splice(index, 1);
      }
    }
    vi.stubGlobal("CSSStyleSheet", FakeSheet);
    Object.defineProperty(document, "adoptedStyleSheets", { value: sheets, configurable: true });
    const pageSheet = new FakeSheet();
    pageSheet.replaceSync(shared + own);
    sheets.push(pageSheet);
    const { sync } = host(
      () => null,
      () => ["onboarding"],
    );
    await sync({ direct: false });
    const text = () => sheets[1]?.cssRules.map(({ cssText }) => cssText);
    expect(text()).toEqual([added]);
    pageSheet.replaceSync(own);
    await sync({ direct: false });
    expect(text()).toEqual([shared, added]);
    expect(sheets).toHaveLength(2);
    Reflect.deleteProperty(document, "adoptedStyleSheets");
  });

  it("[MODAL-01] gives the focus to what stands where it was opened, when the page was swapped under it", async () => {
    class FakeSheet {
      cssRules = [];
      replaceSync() {}
    }
    vi.stubGlobal("CSSStyleSheet", FakeSheet);
    Object.defineProperty(document, "adoptedStyleSheets", { value: [], configurable: true });
    document.body.innerHTML = '<main id="main" tabindex="-1"><button id="meals">Meals</button></main>';
    document.getElementById("meals")?.focus();
    let open: readonly string[] = ["onboarding"];
    const { sync } = host(
      () => <button type="button">Save</button>,
      () => open,
    );
    await sync({ direct: false });
    const save = await vi.waitUntil(() => document.querySelector<HTMLElement>("dialog[open] button"));
    save.focus();
    const main = document.getElementById("main") as HTMLElement;
    main.innerHTML = '<button id="meals">Meals</button>';
    open = [];
    await sync({ direct: false });
    await vi.waitFor(() => expect(document.querySelector("dialog")).toBeNull());
    expect(document.activeElement).toBe(document.getElementById("meals"));
    Reflect.deleteProperty(document, "adoptedStyleSheets");
  });
});

describe("a popup that does not open", () => {
  it.each(["coupon", "nonsense"])("%s is dropped from the address and closes all", async (name) => {
    history.replaceState({ scroll: 7 }, "", `/lisbon/?rating=4&modal=${name}#results`);
    document.body.classList.add("has-modal");
    const host = createModalHost({
      registry: {},
      openModals: () => [],
      providers: (children) => children,
      page: () => page,
      frames: framesOf(),
    });
    await host.sync({ direct: false });
    expect(location.pathname + location.search + location.hash).toBe("/lisbon/?rating=4#results");
    expect(history.state).toEqual({ scroll: 7 });
    expect(document.body.classList.contains("has-modal")).toBe(false);
    expect(document.querySelector("dialog")).toBeNull();
  });
});

describe("a popup that the document leaves out", () => {
  it("is asked for before it is dropped, and opens by what came", async () => {
    HTMLDialogElement.prototype.showModal = function () {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = () => {};
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    history.replaceState({}, "", "/lisbon/?modal=signup");
    let isReady = false;
    const host = createModalHost({
      registry: { "sign-in-popup": async () => () => null },
      openModals: (name, { modals }) => (name && modals[name] ? [name] : []),
      providers: () => null,
      page: () => page,
      frames: framesOf(),
      ready: async () => {
        isReady = true;
      },
      morePopups: () =>
        isReady ? { signup: { title: "Create an account", widget: "sign-in-popup" } } : undefined,
    });
    await host.sync({ direct: false });
    const label = document.querySelector("dialog[open]")?.getAttribute("aria-labelledby") ?? "";
    expect(document.getElementById(label)?.textContent).toBe("Create an account");
  });
});

describe("a popup whose content does not come", () => {
  const intl = createIntl({ locale: "en", messages });

  const pressed = (label: string) =>
    [...document.querySelectorAll<HTMLElement>(".modal-failure button")]
      .find(({ textContent }) => textContent === label)
      ?.click();

  async function open(answer: () => Promise<unknown>) {
    // jsdom has dialogs, but cannot show them.
    HTMLDialogElement.prototype.showModal = function () {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = () => {};
    vi.stubGlobal("fetch", answer);
    history.replaceState({}, "", "/lisbon/?utm_source=mail&rating=4&modal=onboarding");
    const navigate = vi.fn();
    const islands = { queryClient: new QueryClient(), caller: () => Promise.reject(), navigate };
    const host = createModalHost({
      registry: { onboarding: async () => () => <p>What fills it</p> },
      openModals: () => ["onboarding"],
      providers: (children: ReactNode) => (
        <WidgetProviders environment={{ page, intl, islands }}>{children}</WidgetProviders>
      ),
      page: () => page,
      frames: framesOf(navigate),
    });
    await host.sync({ direct: false });
    await vi.waitFor(() => expect(document.querySelector("dialog")?.open).toBe(true));
    const text = (await vi.waitUntil(() => document.querySelector("[role=alert]"))).textContent;
    return { host, navigate, text };
  }

  it("[CMS-03] says what the answer says", async () => {
    const { text } = await open(async () => Response.json({ message: "Back at nine" }, { status: 503 }));
    expect(text).toBe("Back at nine");
    const label = document.querySelector("dialog")?.getAttribute("aria-labelledby") ?? "";
    expect(document.getElementById(label)?.textContent).toBe("Welcome");
  });

  it.each([
    ["an answer without a message", async () => Response.json({ code: "not_found" }, { status: 404 })],
    ["an answer nobody can read", async () => new Response("<html>", { status: 502 })],
    ["no answer at all", () => Promise.reject(new TypeError("Failed to fetch"))],
  ])("[CMS-03] says that something went wrong after %s, and can be closed", async (_, answer) => {
    const { text, navigate } = await open(answer);
    expect(text).toBe("Something went wrong");
    pressed("Close");
    expect(navigate).toHaveBeenCalledWith("/lisbon/?utm_source=mail&rating=4", {
      replace: true,
      keepScroll: true,
    });
  });

  it("[CMS-03] is asked for again at a press, busy meanwhile, and stands there once it comes", async () => {
    let answers = 0;
    const styles = vi.fn();
    vi.stubGlobal(
      "CSSStyleSheet",
      class {
        cssRules = [];
        replaceSync = styles;
      },
    );
    Object.defineProperty(document, "adoptedStyleSheets", { value: [], configurable: true });
    await open(async () => {
      answers += 1;
      return answers === 1
        ? new Response("<html>", { status: 502 })
        : Response.json({ messages: {}, css: "" });
    });
    const body = document.querySelector(".modal-body");
    expect(body?.hasAttribute("aria-busy")).toBe(false);
    pressed("Try again");
    expect([body?.getAttribute("aria-busy"), body?.childNodes.length]).toEqual(["true", 0]);
    expect(document.activeElement).toBe(body);
    await vi.waitFor(() => expect(body?.textContent).toBe("What fills it"));
    expect([answers, body?.hasAttribute("aria-busy")]).toEqual([2, false]);
    Reflect.deleteProperty(document, "adoptedStyleSheets");
  });

  it("[OFF-01] says that there is no connection, and comes by itself with the next one", async () => {
    const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    let asked = 0;
    const { text } = await open(() => {
      asked += 1;
      return Promise.reject(new TypeError("Failed to fetch"));
    });
    expect(text).toBe("You are offline");
    online.mockRestore();
    dispatchEvent(new Event("online"));
    expect(asked).toBe(2);
  });

  it("[MODAL-01] goes back to the page where the guest opened it", async () => {
    const { navigate } = await open(async () => new Response("<html>", { status: 502 }));
    history.replaceState({ over: "http://localhost/lisbon/" }, "");
    const back = vi.spyOn(history, "back").mockReturnValue();
    pressed("Close");
    expect(back).toHaveBeenCalledOnce();
    expect(navigate).not.toHaveBeenCalled();
  });
});
