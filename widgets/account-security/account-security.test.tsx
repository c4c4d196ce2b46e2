import { expect, it } from "vitest";
import { elementOf, exampleData, renderWidget } from "../search-box/testing/example-page.tsx";

it("[LOC-06] writes days as the rest of the account does, the day first", async () => {
  const data = exampleData("account-security", "How a guest signs in");
  const { html } = await renderWidget("account-security", { site: "wrenhollow-uk", data });
  const text = elementOf(html).textContent ?? "";
  expect(text.match(/\d{1,2} [A-Z][a-z]{2} \d{4}/g)?.length).toBeGreaterThan(1);
  expect(text).not.toMatch(/[A-Z][a-z]{2} \d{1,2}, \d{4}/);
});
