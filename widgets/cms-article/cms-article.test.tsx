import { describe, expect, it } from "vitest";
import { elementOf, exampleData, renderWidget } from "../search-box/testing/example-page.tsx";
import { cleanHtml } from "../shared/content/rich-text.tsx";
import { safeHref } from "../shared/content/safe-href.ts";

describe("article", () => {
  it("[CMS-04] renders the blocks of a document in order and skips types nobody knows", async () => {
    const { article } = structuredClone(exampleData("cms-article", "Of the editors")) as {
      article: { documents: { blocks: object[] }[] };
    };
    article.documents[0]?.blocks.splice(1, 0, { type: "carousel", id: "new", title: "From the future" });
    const { html } = await renderWidget("cms-article", { data: { article }, route: { article: "about" } });
    const root = elementOf(html);
    expect([...root.querySelectorAll("h1, h2")].map((heading) => heading.textContent)).toEqual([
      "About us",
      "Questions",
      "Read on",
    ]);
  });

  it("[CMS-04] leaves out a block that cannot be shown, and shows the others", async () => {
    const { article } = structuredClone(exampleData("cms-article", "Of the editors")) as {
      article: { documents: { blocks: object[] }[] };
    };
    const broken = { type: "cards", id: "broken", title: "Broken", items: [null] };
    article.documents[0]?.blocks.splice(1, 0, broken);
    const { html } = await renderWidget("cms-article", { data: { article }, route: { article: "about" } });
    const headings = [...elementOf(html).querySelectorAll("h1, h2")].map(({ textContent }) => textContent);
    expect(headings).toEqual(["About us", "Questions", "Read on"]);
  });

  it.each([
    ["en", "wrenhollow-nl", "Mar 9, 2026"],
    ["nl", "wrenhollow-nl", "9 mrt 2026"],
    ["hi", "solvanta-in", "9 मार्च 2026"],
    ["ar", "solvanta-ae", "9 مارس 2026"],
    ["ja", "solvanta-in", "2026年3月9日"],
  ])("[LOC-06] says in %s on %s when it was brought up to date: %s", async (locale, site, date) => {
    const { article } = structuredClone(exampleData("cms-article", "Of the editors")) as {
      article: { documents: { updated_at: string; language: string }[] };
    };
    for (const document of article.documents)
      Object.assign(document, { updated_at: "2026-03-09T00:00:00Z", language: locale });
    const input = { locale, site, data: { article }, route: { article: "about" } };
    const { html } = await renderWidget("cms-article", input);
    expect(elementOf(html).textContent).toContain(date);
  });

  it("[CMS-04] takes scripts, handlers and unsafe links out of rich text", () => {
    const html = cleanHtml(
      '<p onclick="x()">a<script>x()</script><a href="javascript:x()">b</a><a href="/ok">c</a><img src=x onerror=x()></p>',
    );
    expect(html).toBe('<p>a<a>b</a><a href="/ok">c</a></p>');
  });

  it.each([
    ["/terms", true],
    ["#top", true],
    ["https://a.example/", true],
    ["mailto:a@b.example", true],
    ["tel:+31", true],
    ["//evil.test", false],
    ["/\\evil.test", false],
    ["javascript:x()", false],
    ["java\nscript:x()", false],
    ["data:text/html,x", false],
  ])("[CMS-04] decides whether %j may be followed", (href, safe) => {
    expect(safeHref(href) !== null).toBe(safe);
  });

  it("stands in with the product's own words until the editors have written", async () => {
    const { html } = await renderWidget("cms-article", {
      data: { policy: { documents: [], count: 0 } },
      route: { policy: "terms" },
    });
    const root = elementOf(html);
    expect(root.querySelector("h1")?.textContent).toBe("Terms of booking");
    expect(root.querySelectorAll("h2").length).toBe(3);
  });
});
