import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Country } from "#schemas";
import { realRelease } from "../../../../tests/support/real-release.ts";
import { type Browser, createBrowser } from "../../../testing/browser.ts";
import { openKnownSession } from "../../../testing/known-guest.ts";
import { startTestWeb, type TestWeb } from "../../../testing/web-app.ts";

let web: TestWeb;
let release: Awaited<ReturnType<typeof realRelease>>;
let browser: Browser;
beforeAll(async () => {
  release = await realRelease();
  web = await startTestWeb(() => release);
  browser = createBrowser(web.app, HOST);
}, 300_000);
afterAll(() => web.stop());

const HOST = "solvanta-in.localhost";
interface Faq {
  readonly id: string;
  readonly title: string;
  readonly faqList: readonly { readonly question: string; readonly answer: string }[];
}
const ask = async (query: Readonly<Record<string, string>>, who = browser) => {
  const { status, body } = await who.get(`/api/pwa/helpCentre?${new URLSearchParams(query)}`);
  return { status, ...body, topics: (body.faq ?? []).map(({ id }: Faq) => id) };
};
const topics = () => Object.values(release.helpTopics);
const countryWhere = (fits: (country: Country) => boolean) => Object.values(release.countries).find(fits);

describe("the help centre", () => {
  it("[API-44g] is India's where no country is named, another's where one is, and each has the topics for it alone", async () => {
    const none = await ask({});
    expect(none).toMatchObject({
      status: 200,
      country_code: "IN",
      phone: release.countries.IN?.supportPhone,
    });
    const other = countryWhere(({ COUNTRY_CODE, toShowFaq }) => COUNTRY_CODE !== "IN" && toShowFaq === true);
    const code = other?.COUNTRY_CODE ?? expect.fail();
    const there = await ask({ country_code: code.toLowerCase() });
    expect(there).toMatchObject({ country_code: code, phone: other?.supportPhone });
    for (const { id, countries, shownTo } of topics().filter(({ shownTo: to }) => to !== "known")) {
      expect(none.topics.includes(id), id).toBe(countries?.includes("IN") ?? true);
      expect(there.topics.includes(id), `${id} ${shownTo}`).toBe(countries?.includes(code) ?? true);
    }
    expect((await ask({ country_code: "zz" })).country_code).toBe("IN");
    expect((await ask({ country_code: "india" })).status).toBe(400);
  });

  it("differs by who is signed in, as the session is or as it was asked", async () => {
    const of = (to: string) =>
      topics()
        .filter(({ shownTo }) => shownTo === to)
        .map(({ id }) => id);
    const [known, stranger] = [of("known"), of("stranger")];
    const { token } = await openKnownSession({ db: web.db, clock: web.clock }, { audience: "signed_in" });
    const guest = createBrowser(web.app, HOST);
    const goOn = guest.useSession;
    goOn(token);
    for (const [answer, is] of [
      [await ask({}), false],
      [await ask({ logged_in: "true" }), true],
      [await ask({}, guest), true],
      [await ask({ logged_in: "false" }, guest), false],
    ] as const) {
      expect(answer.logged_in).toBe(is);
      for (const id of known) expect(answer.topics.includes(id), id).toBe(is);
      for (const id of stranger) expect(answer.topics.includes(id), id).toBe(!is);
    }
  });

  it("[HELP-03] answers questions as id, title and faqList, found by their words in every language, and none where toShowFaq is off", async () => {
    const { faq } = (await ask({})) as { faq: readonly Faq[] };
    const [first] = faq;
    const wanted = first?.faqList[0] ?? expect.fail();
    expect(Object.keys(first ?? {}).sort()).toEqual(["faqList", "id", "title"]);
    const words = wanted.question.toUpperCase().split(" ").reverse().join(" ");
    const found = (await ask({ query: words })).faq as readonly Faq[];
    expect(found.flatMap(({ faqList }) => faqList)).toContainEqual(wanted);
    expect((await ask({ query: "zzzz" })).faq).toEqual([]);
    for (const locale of Object.keys(release.languages))
      expect((await ask({ locale })).topics.length, locale).toBeGreaterThan(0);
    const quiet = countryWhere(({ toShowFaq }) => !toShowFaq);
    if (quiet) expect((await ask({ country_code: quiet.COUNTRY_CODE })).faq).toEqual([]);
  });
});
