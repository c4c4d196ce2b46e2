import { expect, it } from "vitest";
import { elementOf, exampleData, renderWidget } from "../search-box/testing/example-page.tsx";

it("[DEAL-01] names the country of a place that is not in the site's own", async () => {
  const { found } = exampleData("deal-page", "Live") as { found: { hotels: object[] } };
  const [abroad] = found.hotels;
  const home = { ...abroad, id: 1048212, country_code: "NL", country_name: "Netherlands" };
  const data = { found: { ...found, hotels: [home, abroad] } };
  const { html } = await renderWidget("deal-page", { data, route: { dealName: "unhurried-week" } });
  const places = [...elementOf(html).querySelectorAll("article")].map(
    (card) => card.querySelector("[data-preview-text]")?.parentElement?.textContent,
  );
  expect(places).toEqual(["Rua das Flores, Chiado", "Rua das Flores, Chiado Portugal"]);
});
