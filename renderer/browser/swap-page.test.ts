// @vitest-environment jsdom
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
