import { describe, expect, it } from "vitest";
import { elementOf, renderWidget } from "../search-box/testing/example-page.tsx";

const strip = async (mode: string) =>
  elementOf((await renderWidget("user-mode-strip", { site: "solvanta-in", props: { mode } })).html);

describe("user mode strip", () => {
  it("[MODE-02] [MODE-03] offers travel agents their own site, or to go on, in the words of the specification", async () => {
    const root = await strip("travel_agent");
    expect(root.textContent).toContain("View exclusive travel agent prices and comissions for this property");
    const links = [...root.querySelectorAll("a")].map((link) => [
      link.textContent,
      link.getAttribute("href"),
    ]);
    expect(links).toEqual([
      ["Browse as Travel Agent", "https://agents.solvanta.example"],
      ["Continue", "/_mode/continue?to=%2Fgallery"],
    ]);
  });

  it("[MODE-03] goes on at the very address, with the stay that was looked for", async () => {
    const query = { checkin: "18/12/2026", checkout: "20/12/2026", rooms_config: "1-1_0_2_0" };
    const { html } = await renderWidget("user-mode-strip", {
      site: "solvanta-in",
      props: { mode: "travel_agent" },
      query,
    });
    const href = elementOf(html).querySelector("a:last-of-type")?.getAttribute("href") ?? "";
    const to = new URL(href, "https://x.example").searchParams.get("to") ?? "";
    expect(Object.fromEntries(new URL(to, "https://x.example").searchParams)).toEqual(query);
  });

  it("[MODE-02] [MODE-03] offers companies theirs", async () => {
    const [link] = (await strip("corporate")).querySelectorAll("a");
    expect([link?.textContent, link?.getAttribute("href")]).toEqual([
      "Browse as Corporate",
      "https://business.solvanta.example",
    ]);
  });

  it("[MODE-03] is on the pages of home, results and property, for a guest of that mode only, and ships no script", async () => {
    const { sites } = await (await import("../../tests/support/real-release.ts")).realRelease();
    const { registry } = await import("#widgets/registry");
    expect(registry["user-mode-strip"]?.manifest.render.hydrate).toBe("none");
    for (const site of Object.values(sites))
      for (const page of ["home", "listing", "hotel"]) {
        const { order, nodes } = site.pages[page]?.slots.main ?? { order: [], nodes: {} };
        expect(order.slice(0, 2), `${site.id} ${page}`).toEqual(["agents", "companies"]);
        expect(nodes.agents?.when).toEqual({ eq: ["device.userMode", "travel_agent"] });
        expect(nodes.companies?.when).toEqual({ eq: ["device.userMode", "corporate"] });
      }
  });
});
