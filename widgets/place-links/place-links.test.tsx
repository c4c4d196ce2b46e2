import { expect, it } from "vitest";
import { elementOf, renderWidget } from "../search-box/testing/example-page.tsx";

it("[STATE-02] a page of places keeps its heading and offers to try again when they could not be read", async () => {
  const errors = { places: { statusCode: 503, code: "unavailable", message: "We could not read that." } };
  const { html } = await renderWidget("place-links", { props: { heading: "listing.all-places" }, errors });
  const page = elementOf(html);
  expect(page.querySelectorAll("h1")).toHaveLength(1);
  expect(page.textContent).toContain("The list could not be loaded.");
  expect([...page.querySelectorAll("a")].map((link) => link.textContent)).toEqual(["Try again"]);
});
