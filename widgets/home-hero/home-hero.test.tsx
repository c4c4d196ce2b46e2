import { describe, expect, it } from "vitest";
import { registry } from "#widgets/registry";
import { realRelease } from "../../tests/support/real-release.ts";
import { elementOf, renderWidget } from "../search-box/testing/example-page.tsx";

describe("home", () => {
  it("[CMS-01] shows tagline and sub-titles without any data", async () => {
    const example = registry["home-hero"]?.manifest.examples[0];
    expect(registry["home-hero"]?.manifest.data).toBeUndefined();
    const root = elementOf((await renderWidget("home-hero", { props: example?.props ?? {} })).html);
    expect(root.textContent).toContain("You are on your way");
    expect([...root.querySelectorAll("li")].map((item) => item.textContent)).toEqual([
      "250+ locations",
      "80+ Countries",
      "3 Taps",
    ]);
    expect(root.querySelectorAll("h1")).toHaveLength(1);
  });

  it("[CMS-01] shows the header's texts", async () => {
    const parts = [
      await renderWidget("site-header", { props: { look: "solid" } }),
      await renderWidget("account-link"),
    ];
    const root = elementOf(parts.map(({ html }) => html).join(""));
    const links = [...root.querySelectorAll("a")].map((link) => link.textContent);
    for (const text of ["About us", "Partner with us", "Login"]) expect(links).toContain(text);
  });

  it("[CMS-04] is composed differently by each brand, from configuration alone", async () => {
    const { sites } = await realRelease();
    const main = (site: string) => sites[site]?.pages.home?.slots.main;
    expect(main("solvanta-in")?.nodes.hero?.props.variant).toBe("cover");
    expect(main("wrenhollow-nl")?.nodes.hero?.props.variant).toBe("split");
    expect(main("solvanta-in")?.order).not.toEqual(main("wrenhollow-nl")?.order);
  });

  it("keeps no copy longer than a minute, so that the next visit after a booking is made anew", async () => {
    const { sites } = await realRelease();
    for (const site of Object.values(sites)) {
      const { maxAgeSeconds, staleSeconds } = site.pages.home?.cache ?? { maxAgeSeconds: 0, staleSeconds: 0 };
      expect(maxAgeSeconds + staleSeconds).toBeLessThanOrEqual(60);
    }
  });
});
