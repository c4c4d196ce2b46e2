import fc from "fast-check";
import { expect, it } from "vitest";
import { switcherEntries } from "./language-switcher.ts";

const language = (status: "none" | "mobileWeb" | "web" | "both", switcher = true) => ({
  displayName: status,
  status,
  switcher,
});

it("[LOC-02] lists each language on the screens its status names", () => {
  const languages = {
    a: language("both"),
    b: language("mobileWeb"),
    c: language("web"),
    d: language("none"),
  };
  expect(switcherEntries(["b", "a", "c", "d", "unknown"], languages)).toEqual([
    { locale: "b", displayName: "mobileWeb", devices: "mobile" },
    { locale: "a", displayName: "both", devices: "all" },
    { locale: "c", displayName: "web", devices: "web" },
  ]);
});

it("[LOC-02] never lists a language whose flag is off, whatever its status", () => {
  const statuses = fc.constantFrom<"none" | "mobileWeb" | "web" | "both">("none", "mobileWeb", "web", "both");
  fc.assert(
    fc.property(statuses, (status) => {
      expect(switcherEntries(["a"], { a: language(status, false) })).toEqual([]);
    }),
  );
});
