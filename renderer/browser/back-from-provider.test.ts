import { afterEach, expect, it, vi } from "vitest";
import { tellBackFromProvider } from "./back-from-provider.ts";

const came = vi.fn();
document.addEventListener("staywright:login", came);
afterEach(() => {
  sessionStorage.clear();
  came.mockClear();
});

it("says once that a guest is back from a provider", () => {
  sessionStorage.setItem("signing-in", "1");
  tellBackFromProvider();
  tellBackFromProvider();
  expect([came.mock.calls.length, sessionStorage.getItem("signing-in")]).toEqual([1, null]);
});

it("says nothing more of a guest who has signed in by a form meanwhile", () => {
  sessionStorage.setItem("signing-in", "");
  tellBackFromProvider();
  expect(came).not.toHaveBeenCalled();
});
