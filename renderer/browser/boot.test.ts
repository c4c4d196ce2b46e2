// @vitest-environment jsdom
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { boot } from "./boot.ts";
import { loadInFull } from "./navigation/load-in-full.ts";
import type { Runtime } from "./runtime.tsx";

vi.mock("./navigation/load-in-full.ts", () => ({ loadInFull: vi.fn() }));

const pressed = vi.fn();
const submitted = vi.fn((event: Event) => event.preventDefault());
const hydrated: string[] = [];
let runtime: () => Promise<Runtime>;

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
  boot({ runtime: () => runtime() });
});

afterEach(() => {
  document.body.replaceChildren();
  pressed.mockReset();
  submitted.mockClear();
  hydrated.length = 0;
});

function addIsland(id: string): HTMLButtonElement {
  const island = document.createElement("div");
  island.id = id;
  island.dataset.island = `main.${id}`;
  island.dataset.hydrate = "visible";
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

describe("a page whose code does not come", () => {
  it("is left by a link and a form as a step of its own, so that Back leads to it", async () => {
    runtime = () => Promise.reject(new TypeError("Failed to fetch"));
    document.body.innerHTML =
      '<a href="/en/goa">Goa</a><form data-navigate action="/en/search"><input name="city" value="goa"><button>Go</button></form>';
    document.querySelector("a")?.click();
    await vi.waitFor(() => expect(loadInFull).toHaveBeenCalledWith(`${location.origin}/en/goa`), 2000);
    document.querySelector("button")?.click();
    const address = new URL("/en/search?city=goa", location.href);
    await vi.waitFor(() => expect(loadInFull).toHaveBeenLastCalledWith(address), 2000);
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

    runtime = async () => ({ hydrate }) as unknown as Runtime;
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
    runtime = async () => ({ hydrate }) as unknown as Runtime;
    const sent = submit();
    form.dispatchEvent(sent);
    expect(sent.defaultPrevented).toBe(true);
    await vi.waitFor(() => expect(submitted).toHaveBeenCalledTimes(1));
  });
});
