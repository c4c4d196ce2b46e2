import { expect, it } from "vitest";
import { elementOf, exampleData, renderWidget } from "../search-box/testing/example-page.tsx";

const errors = { articles: { statusCode: 503, code: "unavailable", message: "We could not read that." } };

it("[STATE-02] the page of articles keeps its heading and offers to try again when they could not be read", async () => {
  const { html } = await renderWidget("article-list", { props: { page: true, count: 24 }, errors });
  const page = elementOf(html);
  expect(page.querySelector("h1")?.textContent).toBe("Good to read");
  expect(page.textContent).toContain("The list could not be loaded.");
  expect([...page.querySelectorAll("a")].map((link) => link.textContent)).toEqual(["Try again"]);
});

it("the home page goes without articles that could not be read", async () => {
  expect((await renderWidget("article-list", { props: { count: 3 }, errors })).html).toBe("");
  const { html } = await renderWidget("article-list", {
    props: { page: true, count: 24 },
    data: exampleData("article-list", "As a page"),
  });
  expect(elementOf(html).textContent).not.toContain("could not be loaded");
});
