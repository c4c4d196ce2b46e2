import { cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { exampleOf, renderWidget } from "../shared/testing/render-widget.tsx";
import { axeViolations } from "../ui/testing/axe-violations.ts";
import { HelpQuestions } from "./help-questions.tsx";
import manifest from "./widget.json" with { type: "json" };

afterEach(cleanup);

const show = (q = "", title = "Two topics") =>
  renderWidget(HelpQuestions, {
    ...(exampleOf(manifest, title) as object),
    page: { path: "/faq", query: q ? { q } : {} },
  });
const questions = () => [...document.querySelectorAll("summary")].map(({ textContent }) => textContent);
const opened = () => document.querySelectorAll("details[open]").length;

describe("HelpQuestions", () => {
  it("has every question by topic, closed, and a plain form that searches them", async () => {
    const { container } = show();
    expect(questions()).toEqual(["When do I pay?", "Do I need an account?", "How do I find my booking?"]);
    expect(screen.getAllByRole("heading", { level: 2 })).toHaveLength(2);
    expect([opened(), screen.queryByRole("status")]).toEqual([0, null]);
    const form = container.querySelector("form");
    expect([form?.method, form?.getAttribute("action")]).toEqual(["get", "/faq"]);
    expect(await axeViolations(container)).toEqual([]);
  });

  it("leaves the questions that have all the words, in any case, also the first letters of one, and opens them", () => {
    show("BOOKING numb");
    expect([questions(), opened()]).toEqual([["How do I find my booking?"], 1]);
    expect((screen.getByRole("searchbox") as HTMLInputElement).value).toBe("BOOKING numb");
    expect(screen.getByRole("status").textContent).toContain("1 question");
  });

  it("says where to go on where nothing is found, and shows nothing where a country shows no questions", () => {
    const { unmount } = show("zzzz");
    expect(questions()).toEqual([]);
    expect(screen.getByRole("link", { name: "Write to us" }).getAttribute("href")).toBe("/guest-inquiry");
    unmount();
    expect(show("", "A country without questions").container.textContent).toBe("");
  });
});
