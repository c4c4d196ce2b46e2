import { beforeEach, describe, expect, it } from "vitest";
import { keepTyped } from "./keep-typed.ts";

const fill = (name: string, value: string) => {
  const field = document.querySelector<HTMLInputElement>(`[name=${name}]`);
  if (field) field.value = value;
};
const kept = () => JSON.parse(sessionStorage.getItem("a-draft") ?? "null");

describe("what was typed before any code came", () => {
  beforeEach(() => {
    sessionStorage.clear();
    document.body.innerHTML =
      '<div data-island="main.a"><form data-draft="a-draft"><input name="city"><textarea name="wish"></textarea>' +
      '<input type="checkbox" name="rules"></form><form><input name="search"></form></div>';
  });

  it("is kept by the name of the form, beside what the form kept before, and only where somebody typed", () => {
    sessionStorage.setItem("a-draft", '{"city":"Delft","first_name":"Ada"}');
    fill("wish", "Quiet");
    fill("search", "Ghent");
    keepTyped();
    expect(kept()).toEqual({ city: "Delft", first_name: "Ada", wish: "Quiet" });
    expect(sessionStorage).toHaveLength(1);
  });

  it("is left to the form's own code once that is there, and ticks are given anew", () => {
    const box = document.querySelector<HTMLInputElement>("[name=rules]");
    if (box) box.checked = true;
    keepTyped();
    document.querySelector("[data-island]")?.setAttribute("data-awake", "");
    fill("city", "Delft");
    keepTyped();
    expect(kept()).toBeNull();
  });

  it("stops at nothing where what was kept cannot be read", () => {
    sessionStorage.setItem("a-draft", "{");
    fill("city", "Delft");
    expect(keepTyped).not.toThrow();
  });
});
