import pino from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildDocuments } from "../../../demo/cms/build-documents.ts";
import { loadSamplePolicies } from "../../../demo/load-sample-policies.ts";
import { insertWholeRows } from "../../../search/insert-rows.ts";
import { createTestApp, type TestApp } from "../../../testing/app.ts";

/** An article and a guide to a city that nobody has put into Dutch. */
const UNTRANSLATED = ["a9", "city-jaipur"];

describe("documents", () => {
  const lines: Record<string, unknown>[] = [];
  let test: TestApp;
  beforeAll(async () => {
    const log = pino({ level: "info" }, { write: (line: string) => void lines.push(JSON.parse(line)) });
    test = await createTestApp({ log: log as never });
    await insertWholeRows(
      test.database.db,
      "cms_document",
      buildDocuments([], "2027-03-01", await loadSamplePolicies()),
    );
    for (const id of UNTRANSLATED)
      await test.database.db
        .deleteFrom("cms_document")
        .where("document_id", "=", id)
        .where("language", "=", "nl")
        .execute();
  }, 60_000);
  afterAll(() => test.stop());

  const read = async (query: string) => {
    const answer = await test.browser().get(`/api/pwa/cms?${query}`);
    expect(answer.status, answer.text).toBe(200);
    return answer.body;
  };

  it("[API-08] [CMS-04] reads documents by ids in the asked order, in the page's language or English", async () => {
    const { documents } = await read("ids=a9,a1,nothing");
    expect(documents.map(({ id, language }: { id: string; language: string }) => [id, language])).toEqual([
      ["a9", "en"],
      ["a1", "nl"],
    ]);
    for (const none of ["%2C%2C", ",", "%20"])
      expect(await read(`ids=${none}`), none).toMatchObject({ count: 0 });
    expect((await read("ids=a1&language=en")).documents[0].title).toBe("Holidays with a four-wheel drive");
  });

  it("[API-08] finds by slug and by words of the title, taking signs literally", async () => {
    expect((await read("slug=first-time-in-dubai")).count).toBe(1);
    expect((await read("query=amsterdam")).documents[0].slug).toBe("48-hours-in-amsterdam");
    expect((await read("query=%25")).count).toBe(0);
  });

  it("[API-08] reads what is for the country that is asked for, or for any with skipCountry", async () => {
    const document = (id: string, country_code: string | null) => ({
      document_id: id,
      language: "en",
      type: "dynamic" as const,
      slug: id,
      title: "Fees of this place",
      description: "",
      brand_id: null,
      country_code,
      blocks: "[]",
      updated_at: "2027-01-01",
    });
    await test.database.db
      .insertInto("cms_document")
      .values([document("fees-all", null), document("fees-in", "IN"), document("fees-nl", "NL")])
      .execute();
    const found = async (query: string) =>
      (await read(`query=Fees of this&${query}`)).documents.map(({ id }: { id: string }) => id);
    expect(await found("")).toEqual(["fees-all", "fees-nl"]);
    expect(await found("country_code=in")).toEqual(["fees-all", "fees-in"]);
    expect(await found("country_code=JP")).toEqual(["fees-all"]);
    expect(await found("skipCountry=true")).toEqual(["fees-all", "fees-in", "fees-nl"]);
    expect(await found("skipCountry=false&country_code=IN")).toEqual(["fees-all", "fees-in"]);
  });

  it("[API-08] says what a listing of a city or tag says, in the page's language or not at all", async () => {
    const says = async (query: string) => {
      const answer = await test.browser().get(`/api/pwa/getSeoContent?${query}`);
      expect(answer.status, answer.text).toBe(200);
      return answer.body.documents.map(({ title }: { title: string }) => title);
    };
    expect(await says("city=amsterdam&locale=nl")).toEqual(["Overnachten in Amsterdam"]);
    expect(await says("city=amsterdam&locale=en")).toEqual(["Staying in Amsterdam"]);
    expect(await says("city=jaipur&locale=en")).toEqual(["Staying in Jaipur"]);
    expect(await says("city=jaipur&locale=nl")).toEqual([]);
    expect(await says("city=jaipur&tag=family/pool&locale=nl")).toEqual(["Met kinderen"]);
    expect(await says("city=amsterdam&tag=pool&locale=nl")).toEqual([]);
    expect((await test.browser().get("/api/pwa/getSeoContent?city=%27")).status).toBe(400);
  });

  it("[CMS-04] never lets a document run code or link anywhere it likes", async () => {
    const block = {
      type: "text",
      id: "body",
      html: '<p onclick="x()">Hi<script>alert(1)</script><a href="javascript:alert(1)">a</a><a href="https://a.example">b</a><a href="//evil.example">c</a></p>',
      link: { label: "go", href: "//evil.example" },
    };
    const row = {
      document_id: "bad",
      language: "en",
      type: "dynamic" as const,
      slug: "bad",
      title: "Bad",
      description: "",
    };
    await test.database.db
      .insertInto("cms_document")
      .values({
        ...row,
        brand_id: null,
        country_code: null,
        blocks: JSON.stringify([block, { type: "unknown", id: "x" }]),
        updated_at: "2027-01-01",
      })
      .execute();
    const [{ blocks }] = (await read("slug=bad")).documents;
    expect(blocks).toHaveLength(1);
    expect(JSON.stringify(blocks)).not.toMatch(/script|onclick|javascript|evil/);
    expect(blocks[0].html).toContain("https://a.example");
  });

  it("[CMS-04] leaves out and logs each widget of an unknown type or without what its type needs, and shows the others", async () => {
    const text = { type: "text", id: "body", html: "<p>Still here</p>" };
    const wrong: readonly unknown[] = [
      { type: "hotels", id: "h" },
      { type: "__proto__", id: "p" },
      null,
      "text",
      [],
      { type: "text" },
      { type: "text", id: "empty" },
      { type: "text", id: "more", html: "<p></p>", onclick: "x()" },
      { type: "cards", id: "c", items: "none" },
      { type: "cards", id: "c", items: [null] },
      { type: "faq", id: "f", items: [{ title: "Why?" }] },
      { type: "image", id: "i", image: { name: 5 } },
      { type: "links", id: "l", items: [{ title: "no way" }] },
      { type: "cities", id: "n", items: [{ text: "no name" }] },
      { type: "cards", id: "none", items: [] },
      { type: "hero", id: "untitled" },
      { type: "banner", id: "bare" },
    ];
    await test.database.db
      .insertInto("cms_document")
      .values({
        document_id: "odd",
        language: "en",
        type: "dynamic",
        slug: "odd",
        title: "Odd",
        description: "",
        brand_id: null,
        country_code: null,
        blocks: JSON.stringify([...wrong, text]),
        updated_at: "2027-01-01",
      })
      .execute();
    lines.length = 0;
    const [{ blocks }] = (await read("slug=odd")).documents;
    expect(blocks).toEqual([text]);
    const told = lines.filter(({ msg }) => msg === "a widget of a document was left out");
    expect(told.map(({ document, widget }) => [document, widget])).toEqual(
      wrong.map((_, position) => ["odd", position]),
    );
  });
});
