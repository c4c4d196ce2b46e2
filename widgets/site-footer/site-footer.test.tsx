import { describe, expect, it } from "vitest";
import { elementOf, renderWidget } from "../search-box/testing/example-page.tsx";

const footer = async (site: string) =>
  elementOf((await renderWidget("site-footer", { site, props: { showPlaces: true } })).html);

describe("site footer", () => {
  it("[CONF-05] [PRICE-05] says what prices include in the country's words", async () => {
    expect((await footer("solvanta-in")).textContent).toContain("Prices include GST and all mandatory fees.");
    expect((await footer("wrenhollow-nl")).textContent).toContain(
      "Prices include VAT and all mandatory fees.",
    );
  });

  it("[CONF-04] [CONF-06] names company, address, phone, e-mail and social places of brand and country", async () => {
    const root = await footer("wrenhollow-nl");
    expect(root.textContent).toContain("© 2027 Wrenhollow Holiday Homes B.V.");
    expect(root.querySelector('a[href="tel:+31300000140"]')).toBeTruthy();
    expect(root.querySelector('a[href="mailto:hello@wrenhollow.example"]')).toBeTruthy();
    expect(root.querySelectorAll('a[rel~="me"]')).toHaveLength(2);
  });

  it("links only policies the country has", async () => {
    const hrefs = [...(await footer("wrenhollow-nl")).querySelectorAll("a")].map((link) =>
      link.getAttribute("href"),
    );
    expect(hrefs).toContain("/terms?locale=en");
    expect(hrefs.some((href) => href?.startsWith("/saved-card-policy"))).toBe(false);
  });
});
