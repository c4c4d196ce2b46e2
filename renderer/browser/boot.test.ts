import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { boot } from "./boot.ts";
import type { IslandsPart } from "./islands-part.tsx";
import { loadInFull } from "./navigation/load-in-full.ts";
import { startPagePart } from "./page-part.ts";

vi.mock("./navigation/load-in-full.ts", () => ({ loadInFull: vi.fn() }));
vi.mock("./navigation/navigation.ts", () => ({
  createNavigation: () => createNavigation(),
}));

const navigate = vi.fn();
let createNavigation = () => ({ navigate });

const pressed = vi.fn();
const submitted = vi.fn((event: Event) => event.preventDefault());
const hydrated: string[] = [];
const scripts = vi.fn(async (_isDue: (place: Element) => boolean) => {});
let runtime: () => Promise<IslandsPart>;

/** Stands for React: from now on the island hears clicks and forms. */
async function hydrate(island: HTMLElement): Promise<void> {
  await Promise.resolve();
  hydrated.push(island.id);
  island.addEventListener("click", pressed);
  island.addEventListener("submit", submitted);
}

beforeAll(() => {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe() {}
      unobserve() {}
    },
  );
  boot({
    page: async () =>
      startPagePart(async () => {
        const part = await runtime();
        return () => part;
      }),
    scripts,
  });
});

afterEach(() => {
  document.body.replaceChildren();
  pressed.mockReset();
  submitted.mockClear();
  hydrated.length = 0;
  scripts.mockClear();
});

function addIsland(id: string): HTMLButtonElement {
  const island = document.createElement("div");
  island.id = id;
  island.dataset.island = `main.${id}`;
  island.dataset.hydrate = "touch";
  const button = document.createElement("button");
  button.type = "button";
  island.append(button);
  document.body.append(island);
  return button;
}

function press(button: HTMLElement): void {
  button.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  button.dispatchEvent(new Event("focusin", { bubbles: true }));
  button.click();
}

describe("links and forms", () => {
  const runtimeAsked = vi.fn();
  beforeEach(() => {
    runtimeAsked.mockClear();
    runtime = () => {
      runtimeAsked();
      return Promise.reject(new TypeError("Failed to fetch"));
    };
    document.body.innerHTML =
      '<a href="/en/goa">Goa</a><form data-navigate action="/en/search"><input name="city" value="goa"><button>Go</button></form>';
  });
  const link = `${location.origin}/en/goa`;
  const address = new URL("/en/search?city=goa", location.href);

  it("leave a page whose code does not come as a step of its own, so that Back leads to it", async () => {
    const create = createNavigation;
    createNavigation = () => {
      throw new TypeError("Failed to fetch");
    };
    document.querySelector("a")?.click();
    await vi.waitFor(() => expect(loadInFull).toHaveBeenCalledWith(link), 2000);
    document.querySelector("button")?.click();
    await vi.waitFor(() => expect(loadInFull).toHaveBeenLastCalledWith(address), 2000);
    createNavigation = create;
  });

  it("keep what was typed into a plain form where there is no connection, and are sent where there is", () => {
    document.body.innerHTML = '<form method="post"><input name="email" value="asha@mail.example"></form>';
    const form = document.querySelector("form") as HTMLFormElement;
    const online = vi.spyOn(navigator, "onLine", "get");
    const isKept = (connected: boolean) => {
      online.mockReturnValue(connected);
      const sent = new SubmitEvent("submit", { bubbles: true, cancelable: true });
      form.dispatchEvent(sent);
      return sent.defaultPrevented;
    };
    expect([isKept(false), isKept(true)]).toEqual([true, false]);
    online.mockRestore();
  });

  it("say that there is no connection until there is one again", async () => {
    document.body.innerHTML = '<form method="post"></form>';
    const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const sent = new SubmitEvent("submit", { bubbles: true, cancelable: true });
    document.querySelector("form")?.dispatchEvent(sent);
    await vi.waitFor(() => expect(document.querySelector("[role=alert]")).not.toBeNull(), 2000);
    online.mockRestore();
    dispatchEvent(new Event("online"));
    expect(document.querySelector("[role=alert]")).toBeNull();
  });

  it("lead on without what islands run on", async () => {
    document.querySelector("a")?.click();
    await vi.waitFor(() => expect(navigate).toHaveBeenCalledWith(link, expect.anything()));
    document.querySelector("button")?.click();
    await vi.waitFor(() => expect(navigate).toHaveBeenLastCalledWith(address.href, expect.anything()));
    expect(runtimeAsked).not.toHaveBeenCalled();
  });
});

describe("a press on an island that sleeps", () => {
  it("says that the code does not come, after trying twice, and hears the next press", async () => {
    const button = addIsland("rooms");
    let tries = 0;
    runtime = () => {
      tries++;
      return Promise.reject(new TypeError("Failed to fetch"));
    };
    const said = vi.fn();
    document.addEventListener("staywright:import-failed", said);
    press(button);
    await vi.waitFor(() => expect(said).toHaveBeenCalled(), 2000);
    expect(said.mock.calls[0]?.[0].detail).toMatchObject({ statusCode: 500, message: "error in import" });
    expect(tries).toBe(2);
    expect(pressed).not.toHaveBeenCalled();

    runtime = async () => ({ hydrate }) as unknown as IslandsPart;
    press(button);
    await vi.waitFor(() => expect(pressed).toHaveBeenCalledOnce());
  });

  it("is heard once the island is awake, though the finger woke it before the press ended", async () => {
    const button = addIsland("dates");
    press(button);
    expect(pressed).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(pressed).toHaveBeenCalledOnce());
    expect(hydrated).toEqual(["dates"]);
    button.click();
    expect(pressed).toHaveBeenCalledTimes(2);
  });

  it.each([
    ["search", 1],
    ["text", 1],
    ["checkbox", 0],
  ])(
    "is heard on a %s field that has the cursor, so that it shows its list: %i times",
    async (type, times) => {
      const field = document.createElement("input");
      field.type = type;
      addIsland(type).replaceWith(field);
      field.focus();
      press(field);
      await vi.waitFor(() => expect(hydrated).toEqual([type]));
      await new Promise((resolve) => setTimeout(resolve));
      expect(pressed).toHaveBeenCalledTimes(times);
      if (type === "checkbox") expect(field.checked).toBe(true);
    },
  );

  it("holds a form until the island's own code can decide what is sent", async () => {
    const button = addIsland("guest");
    const form = document.createElement("form");
    button.parentElement?.append(form);
    const submit = () => new SubmitEvent("submit", { bubbles: true, cancelable: true });
    // The DOM of tests has no `requestSubmit`.
    form.requestSubmit = () => void form.dispatchEvent(submit());
    runtime = async () => ({ hydrate }) as unknown as IslandsPart;
    const sent = submit();
    form.dispatchEvent(sent);
    expect(sent.defaultPrevented).toBe(true);
    await vi.waitFor(() => expect(submitted).toHaveBeenCalledTimes(1));
  });
});

describe("an island that waits for a touch", () => {
  const awake = async () => {
    document.dispatchEvent(new Event("staywright:page"));
    await new Promise((resolve) => setTimeout(resolve, 20));
    return [...hydrated];
  };
  const needs = (id: string, need: string) => {
    addIsland(id).insertAdjacentHTML("afterend", `<i data-wake="${need}"></i>`);
  };
  beforeEach(() => {
    runtime = async () => ({ hydrate }) as unknown as IslandsPart;
    sessionStorage.setItem("draft", "Anna");
  });
  afterEach(() => {
    sessionStorage.clear();
    vi.restoreAllMocks();
  });

  it("sleeps on pages that nobody touches", async () => {
    addIsland("quiet");
    needs("kept", "of-another-tab");
    needs("connected", "offline");
    expect(await awake()).toEqual([]);
  });

  it("wakes where its view needs it: at once, for what the tab keeps, without a connection", async () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    for (const need of ["now", "draft", "offline"]) needs(need, need);
    expect(await awake()).toEqual(["now", "draft", "offline"]);
  });

  it("wakes again where the page it was used on comes anew, and on no other", async () => {
    press(addIsland("bar"));
    await vi.waitFor(() => expect(hydrated).toEqual(["bar"]));
    document.body.replaceChildren();
    addIsland("bar");
    expect(await awake()).toEqual(["bar", "bar"]);
    history.pushState({}, "", "/elsewhere");
    document.body.replaceChildren();
    addIsland("bar");
    expect(await awake()).toEqual(["bar", "bar"]);
  });

  it("hears the keys that were pressed before, in their order, and the focus that came first", async () => {
    const button = addIsland("plan");
    const heard: string[] = [];
    button.parentElement?.addEventListener("keydown", ({ key, isTrusted }) =>
      heard.push(`${key} ${isTrusted}`),
    );
    button.parentElement?.addEventListener("focusin", () => heard.push("focus"));
    button.focus();
    for (const key of ["ArrowDown", "a", "Escape"])
      button.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    heard.length = 0;
    await vi.waitFor(() => expect(hydrated).toEqual(["plan"]));
    await vi.waitFor(() => expect(heard).toEqual(["focus", "ArrowDown false", "Escape false"]));
  });

  it("opens once, however often its button was pressed meanwhile", async () => {
    const button = addIsland("picker");
    button.setAttribute("aria-expanded", "false");
    press(button);
    button.click();
    button.click();
    await vi.waitFor(() => expect(pressed).toHaveBeenCalledOnce());
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(pressed).toHaveBeenCalledOnce();
  });
});

describe("scripts of widgets", () => {
  const arrive = async (html: string) => {
    document.body.innerHTML = html;
    document.dispatchEvent(new Event("staywright:page"));
    await new Promise((resolve) => setTimeout(resolve, 250));
  };
  afterEach(() => localStorage.clear());

  it("start where a page has any, and what the browser keeps nothing of waits", async () => {
    await arrive("<p>None</p>");
    await arrive('<div data-script="list"><ul data-wake="list."></ul></div>');
    await arrive('<div data-script="button"><button data-wake="press"></button></div>');
    expect(scripts).not.toHaveBeenCalled();
    await arrive('<div data-script="hint"></div>');
    expect(scripts).toHaveBeenCalledOnce();
    localStorage.setItem("list.alba-nl", "[]");
    await arrive('<div data-script="list"><ul data-wake="list."></ul></div>');
    expect(scripts).toHaveBeenCalledTimes(2);
  });

  it("start at a press that waits for them, which is then theirs", async () => {
    await arrive('<div data-script="button"><button type="button" data-wake="press">Print</button></div>');
    const heard = vi.fn();
    scripts.mockImplementationOnce(async (isDue) => {
      const place = document.querySelector<HTMLElement>("[data-script]");
      if (!place || !isDue(place)) return;
      place.dataset.started = "";
      place.addEventListener("click", heard);
    });
    document.querySelector("button")?.click();
    await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce());
  });
});
