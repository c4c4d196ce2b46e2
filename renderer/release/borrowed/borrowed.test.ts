import { describe, expect, it } from "vitest";
import type { Language, Modal, RouteTable } from "#schemas";
import { parseJsonFile } from "../json/json-file.ts";
import { turnedDayWords } from "../truths/language/sentence-words.ts";
import { hiddenWords } from "../truths/route-conflicts.ts";
import { borrowedArticles } from "./borrowed-articles.ts";
import { borrowedMailWords } from "./borrowed-mail-words.ts";
import { turnedRows } from "./borrowed-rows.ts";
import { borrowedPageTitles, borrowedPopupTitles } from "./borrowed-titles.ts";

const file = (name: string, value: unknown) => parseJsonFile(name, JSON.stringify(value, null, 2));

interface Mail {
  readonly subject: string;
  readonly text: string;
}

const mailsOf = (mails: Readonly<Record<string, Mail>>) =>
  new Map(
    Object.entries(mails).map(([id, { subject, text }]) => [
      id,
      file(`config/mails/${id}.json`, { subject, blocks: { first: { kind: "paragraph", text } } }),
    ]),
  );

const MESSAGES = new Set(["mail.made.subject", "mail.made.text", "mail.ended.subject", "mail.ended.text"]);

describe("words of another mail", () => {
  const told = (made: string, ended: string) =>
    borrowedMailWords(
      mailsOf({
        made: { subject: made, text: "mail.made.text" },
        ended: { subject: ended, text: "mail.ended.text" },
      }),
      MESSAGES,
    ).map(({ file: name, line, suggestion }) => [name, line, suggestion]);

  it("are told where they stand, once for two that changed places", () => {
    expect(told("mail.made.subject", "mail.made.subject")).toEqual([
      ["config/mails/ended.json", 2, 'Write "mail.ended.subject".'],
    ]);
    expect(told("mail.ended.subject", "mail.made.subject")).toEqual([
      ["config/mails/made.json", 2, "Let the two change places."],
    ]);
  });

  it("are its own where no group says whose they are, or it has no others", () => {
    expect(told("mail.made.subject", "mail.ended.subject")).toEqual([]);
    expect(told("mail.subject", "mail.subject")).toEqual([]);
    const mails = mailsOf({
      made: { subject: "mail.made.subject", text: "mail.made.text" },
      reminder: { subject: "mail.made.subject", text: "mail.reminder.text" },
    });
    expect(borrowedMailWords(mails, new Set([...MESSAGES, "mail.reminder.text"]))).toEqual([]);
  });
});

describe("rows of mails", () => {
  const told = (...says: readonly string[]) => {
    const rows = ["checkin", "coupon"].map((label, index) => ({
      label: `mail.label.${label}`,
      argument: says[index],
    }));
    const blocks = { stay: { kind: "table", rows } };
    return turnedRows(new Map([["made", file("config/mails/made.json", { blocks })]])).length;
  };

  it("are told where two values changed places, and not where a value is only called otherwise", () => {
    expect(told("coupon", "checkin")).toBe(1);
    expect(told("checkin", "discount")).toBe(0);
  });
});

describe("titles of another", () => {
  const pageOf = (id: string, title: string) => ({
    source: file(`config/pages/${id}.json`, { id, head: { title } }),
    place: { kind: "page" as const, id, isSparse: false },
  });

  it("are told of pages whose own words are there", () => {
    const messages = new Set(["pages.seo.login.title", "pages.seo.notFound.title"]);
    const told = (title: string) =>
      borrowedPageTitles(
        [pageOf("not-found", title), pageOf("login", "pages.seo.login.title")],
        messages,
      ).map(({ suggestion }) => suggestion);
    expect(told("pages.seo.login.title")).toEqual(['Write "pages.seo.notFound.title".']);
    expect(told("pages.seo.notFound.title")).toEqual([]);
    // Two pages may share a title on purpose.
    expect(
      borrowedPageTitles(
        [pageOf("help", "pages.seo.login.title"), pageOf("login", "pages.seo.login.title")],
        messages,
      ),
    ).toEqual([]);
  });

  it("are told of popups whose own words are there", () => {
    const told = (sort: string, ...ids: string[]) =>
      borrowedPopupTitles(
        { filters: { title: "listing.filters" } as Modal, sort: { title: sort } as Modal },
        new Set(["listing.filters", ...ids]),
      ).map(({ path }) => path);
    expect(told("listing.filters", "listing.sort")).toEqual([["modals", "sort", "title"]]);
    expect(told("listing.filters")).toEqual([]);
  });
});

describe("articles of another", () => {
  const messages = new Set(["static.article.about.title", "static.article.faq.title"]);
  const told = (...routes: readonly (readonly [path: string, article: string])[]) =>
    borrowedArticles(
      {
        static: Object.fromEntries(routes.map(([path, article]) => [path, { params: { article } }])),
      } as unknown as RouteTable,
      messages,
    ).map(({ path }) => path[1]);

  it("are told by the last word of an address, unless the article is shown at its own", () => {
    expect(told(["/about", "faq"])).toEqual(["/about"]);
    expect(told(["/about", "faq"], ["/faq", "about"])).toEqual(["/about"]);
    expect(told(["/about", "about"], ["/help/about", "faq"])).toEqual([]);
    expect(told(["/who-we-are", "about"])).toEqual([]);
  });
});

describe("words of addresses", () => {
  it("are told where something else answers first", () => {
    const table = {
      countryCodes: { nl: "NL" },
      listPages: { allcities: {} },
      policyWords: { terms: {}, allcities: {} },
      editorialSlugs: ["nl", "terms", "a-walk"],
    } as unknown as RouteTable;
    expect(hiddenWords(table).map(({ path }) => path.join("."))).toEqual([
      "policyWords.allcities",
      "editorialSlugs.0",
      "editorialSlugs.1",
    ]);
  });
});

describe("words for days", () => {
  const told = (locale: string, today: string, tomorrow: string) =>
    turnedDayWords({ locale, sentenceWords: { today: [today], tomorrow: [tomorrow] } } as unknown as Language)
      .length;

  it("are told where a language calls the other day so", () => {
    expect(told("nl", "morgen", "vandaag")).toBe(1);
    expect(told("fr", "demain", "demain soir")).toBe(1);
  });

  it("are left alone where it calls no day so", () => {
    expect(told("fr", "aujourd'hui", "demain")).toBe(0);
    expect(told("hi", "आज", "कल")).toBe(0);
    expect(told("nl", "vanavond", "morgenochtend")).toBe(0);
  });
});
