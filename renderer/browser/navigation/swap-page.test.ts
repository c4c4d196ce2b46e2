import { afterEach, expect, it, vi } from "vitest";
import { swapPage } from "./swap-page.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, "startViewTransition");
  document.body.replaceChildren();
});

it.each([
  ["the same page for another choice at once, so that no word is seen through another", true, 0],
  ["another page by a fade", false, 1],
])("shows %s", async (_, keepFocus, fades) => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  const fade = vi.fn((swap: () => void) => {
    swap();
    return { updateCallbackDone: Promise.resolve() };
  });
  Object.assign(document, { startViewTransition: fade });
  document.body.innerHTML = '<main id="main" data-region="main">3 to 5 May</main>';
  const next = new DOMParser().parseFromString(
    '<main id="main" data-region="main">4 to 6 May</main>',
    "text/html",
  );
  await swapPage(next, "", { onLeave() {}, onSwapped() {}, keepFocus });
  expect(document.getElementById("main")?.textContent).toBe("4 to 6 May");
  expect(fade).toHaveBeenCalledTimes(fades);
});

it("keeps what was filled for the guest where the next page would fill it alike, and nothing that was filled for the page", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  const place = (id: string, key: string, filled = "", inner = "stranger") =>
    `<div data-fill="${id}" data-fill-key="${key}"${filled}>${inner}</div>`;
  const pageWith = (header: string, main: string) =>
    `<header data-region="header">${header}</header><main id="main" data-region="main">${main}</main>`;
  const bound = ' data-filled="1a" data-fill-bound=""';
  document.body.innerHTML = pageWith(
    place("header.account", "a", ' data-filled="1a"', "Ida"),
    `one ${place("main.same", "s", ' data-filled="1a"', "seven")} ${place("main.other", "o", ' data-filled="1a"', "nine")} ${place("main.bound", "b", bound, "here")}`,
  );
  const header = document.querySelector("header");
  const next = new DOMParser().parseFromString(
    pageWith(
      place("header.account", "a"),
      `two ${place("main.same", "s")} ${place("main.other", "other")} ${place("main.bound", "b")}`,
    ),
    "text/html",
  );
  await swapPage(next, "", { onLeave() {}, onSwapped() {}, keepFocus: true });
  expect(document.querySelector("header")).toBe(header);
  expect(document.body.textContent).toBe("Idatwo seven stranger stranger");
});

it("takes away a region that the next page has not, and brings one where that page has it", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  const page = (...regions: readonly string[]) =>
    regions.map((name) => `<div data-region="${name}">${name}</div>`).join("");
  document.body.innerHTML = page("consent", "header", "main");
  const go = (...regions: readonly string[]) =>
    swapPage(new DOMParser().parseFromString(page(...regions), "text/html"), "", {
      onLeave() {},
      onSwapped() {},
      keepFocus: false,
    });
  await go("header", "main");
  expect(document.body.textContent).toBe("headermain");
  await go("consent", "header", "main", "footer");
  expect(document.body.textContent).toBe("consentheadermainfooter");
});
