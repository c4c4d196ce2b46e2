import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { realRelease } from "../../tests/support/real-release.ts";
import { seedDemoSupply } from "../demo/seed-demo-supply.ts";
import { startTestWeb, type TestWeb } from "../testing/web-app.ts";

const NL = "wrenhollow-nl.localhost";
const IN = "solvanta-in.localhost";
/** An article that nobody has put into Italian. */
const UNTRANSLATED = "48-hours-in-amsterdam";

let web: TestWeb;
beforeAll(async () => {
  const release = await realRelease();
  web = await startTestWeb(() => release, {
    fill: async (db) => {
      await seedDemoSupply(db, { properties: 500, today: "2027-03-01" });
      await db
        .deleteFrom("cms_document")
        .where("slug", "=", UNTRANSLATED)
        .where("language", "=", "it")
        .executeTakeFirstOrThrow();
      const home = (language: string, title: string, html: string) => ({
        document_id: "home-wrenhollow",
        language,
        type: "home" as const,
        slug: "home",
        title,
        description: "",
        brand_id: "wrenhollow",
        country_code: null,
        blocks: JSON.stringify([
          { type: "text", id: "first", html },
          { type: "carousel", id: "unknown", title: "Nobody knows this" },
          { type: "faq", id: "last", items: [{ title: "And then?", text: "Then you are there." }] },
        ]),
        updated_at: "2027-03-01",
      });
      await db
        .insertInto("cms_document")
        .values([home("it", "In autunno", "<p>Foglie</p>"), home("en", "In autumn", "<p>Leaves</p>")])
        .execute();
    },
  });
}, 120_000);
afterAll(() => web.stop());

/**
 * What a path shows: the status, the name of its route as scripts read it, its parameters and its heading; or
 * where it sends the guest.
 */
async function asked(path: string, host = NL) {
  const { statusCode, headers, body } = await web.get(path, host);
  const route = /"route":\{"name":"(\w+)","params":(\{[^}]*\})/.exec(body);
  const heading = /<h1[^>]*>([\s\S]*?)<\/h1>/
    .exec(body)?.[1]
    ?.replace(/<[^>]+>/g, "")
    .trim();
  return {
    status: statusCode,
    location: headers.location,
    name: route?.[1],
    params: JSON.parse(route?.[2] ?? "{}") as Readonly<Record<string, string>>,
    heading,
    body,
  };
}

async function anyHotel(city: string, host: string) {
  const { hotels } = (await web.get(`/api/pwa/search?city=${city}&count=60`, host)).json() as {
    hotels: { id: number; name: string }[];
  };
  const [first] = hotels;
  if (!first) throw new Error(`nothing in ${city}`);
  return first;
}

describe("pages at their addresses", () => {
  it.each([
    ["/hotels-in-utrecht", { city: "utrecht" }],
    ["/Hotels-In-Utrecht/", { city: "utrecht" }],
    ["/hotels-in-amsterdam/family", { city: "amsterdam", tag: "family" }],
  ])("[ROUTE-03] %s shows a listing of the city", async (path, params) => {
    const page = await asked(path);
    expect(page).toMatchObject({ status: 200, name: "listing", params });
    expect(page.heading).toMatch(/Utrecht|Amsterdam/);
    expect(page.body).toMatch(/href="\/nl\/\d+\//);
  });

  it("[ROUTE-05] a property stands under its number, behind its country's code where a site says one", async () => {
    const [home, hotel] = [await anyHotel("utrecht", NL), await anyHotel("jaipur", IN)];
    expect(await asked(`/nl/${home.id}/`)).toMatchObject({
      status: 200,
      name: "hotelDetails",
      heading: home.name,
    });
    expect(await asked(`/${hotel.id}/`, IN)).toMatchObject({
      status: 200,
      name: "hotelDetails",
      heading: hotel.name,
    });
    expect((await asked("/999999/", IN)).status).toBe(404);
  });

  it("[ROUTE-05] [SEO-01] a property has one address for search engines, whatever country its path names", async () => {
    const canonical = async (path: string, host: string) =>
      /rel="canonical" href="https:\/\/[^/]+([^"]*)"/.exec((await asked(path, host)).body)?.[1];
    const [home, hotel] = [await anyHotel("utrecht", NL), await anyHotel("jaipur", IN)];
    for (const path of [`/nl/${home.id}/`, `/${home.id}/`, `/uk/${home.id}`, `/nl/000${home.id}/?coupon=A`])
      expect(await canonical(path, NL), path).toBe(`/nl/${home.id}/`);
    for (const path of [`/${hotel.id}/`, `/us/${hotel.id}/`])
      expect(await canonical(path, IN), path).toBe(`/${hotel.id}/`);
  });

  it("[ROUTE-05] `selected_rcid` chooses the room category beforehand", async () => {
    const { id } = await anyHotel("jaipur", IN);
    const stay = "checkin=10/04/2027&checkout=12/04/2027";
    const chosen = async (query: string) => {
      const { body } = await asked(`/${id}/?${stay}${query}`, IN);
      return /href="\/checkout\?[^"]*room_category_id=(\d+)/.exec(body)?.[1];
    };
    const usual = await chosen("");
    const { body } = await asked(`/${id}/?${stay}`, IN);
    const others = [...body.matchAll(/room_category_id=(\d+)/g)].map(([, category]) => category);
    const other = others.find((category) => category !== usual);
    expect(other).toBeDefined();
    expect(await chosen(`&selected_rcid=${other}`)).toBe(other);
  });

  it.each(["/my-booking", "/bookings/"])("[ROUTE-10] %s shows all bookings", async (path) => {
    expect(await asked(path)).toMatchObject({ status: 200, name: "myBooking", heading: "Mijn boekingen" });
  });

  it("[ROUTE-27] digits are a property; digits with a name lead to it where there is one, and are a plain slug elsewhere", async () => {
    const [home, hotel] = [await anyHotel("utrecht", NL), await anyHotel("jaipur", IN)];
    const stay = "checkin=10/04/2027&checkout=12/04/2027";
    for (const [path, host, location] of [
      [`/${hotel.id}-some-name/`, IN, `/${hotel.id}/`],
      [`/${hotel.id}-some-name?${stay}`, IN, `/${hotel.id}/?${stay}`],
      [`/nl/${home.id}-Some-Name`, NL, `/nl/${home.id}/`],
    ] as const)
      expect(await asked(path, host), path).toMatchObject({ status: 301, location });
    expect((await asked(`/${hotel.id}/`, IN)).name).toBe("hotelDetails");
    // Not sold here, not there at all, too long, more behind it, not a country: no property.
    for (const path of [
      `/${home.id}-some-name/`,
      "/29-palms",
      "/123456789012345678901-name",
      `/${hotel.id}-a/b`,
      `/zz/${hotel.id}-a`,
    ])
      expect(await asked(path, IN), path).toMatchObject({ status: 404, location: undefined, name: "others" });
    const article = await asked("/4x4-vakantie");
    expect([article.status, article.location]).toEqual([200, undefined]);
    expect(article.heading).toBe("Op vakantie met een 4x4");
  });

  it("[ROUTE-27] an article with words of its own in a language stands there under those, and leads there from the others", async () => {
    const english = "/four-wheel-drive-holidays";
    expect(await asked("/4x4-vakantie?utm_source=letter", IN)).toMatchObject({
      status: 302,
      location: `${english}?utm_source=letter`,
    });
    expect((await asked(english, IN)).heading).toBe("Holidays with a four-wheel drive");
    expect((await asked(english)).location).toBe("/4x4-vakantie");
    expect((await asked("/4x4-vakantie?locale=en")).location).toBe(`${english}?locale=en`);
    for (const [host, own, other] of [
      [NL, "/4x4-vakantie", english],
      [IN, english, "/4x4-vakantie"],
    ] as const) {
      const { body } = await asked("/articles", host);
      expect([body.includes(`href="${own}"`), body.includes(`href="${other}"`)], host).toEqual([true, false]);
    }
  });

  it("[ROUTE-25] the code of every known country goes before `search`, in any case and with slashes around it; `in` goes nowhere", async () => {
    const { countryCodes } = (await realRelease()).routes;
    for (const code of Object.keys(countryCodes).filter((known) => known !== "in"))
      expect(await asked(`/${code}/search`, IN), code).toMatchObject({ status: 200, name: "listing" });
    expect(await asked("//JP/Search/", IN)).toMatchObject({ status: 200, name: "listing" });
    expect(await asked("/in/search?page=2", IN)).toMatchObject({ status: 301, location: "/search?page=2" });
    expect((await asked("/zz/search", IN)).status).toBe(404);
    expect((await asked("/", IN)).name).toBe("home");
  });

  it.each([
    ["/in/?a=1&a=2", 301, "/?a=1&a=2"],
    ["/in/in/in/", 301, "/"],
    ["/in/In//search?rating=4&rating=5", 301, "/search?rating=4&rating=5"],
    ["/in/hotels-in-delhi?b=1&a=2&b=3", 301, "/hotels-in-new-delhi?b=1&a=2&b=3"],
    ["/in/h/7?a=1&a=2", 302, "/7/?a=1&a=2"],
    [
      "/in/hotels-in-delhi?checkin=2027-03-01&rooms_config=1-1&checkin=2027-03-02&a=1&rooms_config=1-3",
      301,
      "/hotels-in-new-delhi?checkin=2027-03-02&rooms_config=1-3&a=1",
    ],
    [
      "/in/hotels-in-atlantis?tags=x&a=1&a=2",
      302,
      "/search?tags=x&a=1&a=2&location=atlantis&notice=unknown-place",
    ],
    ["/in/search?sort=none&a=1&a=2", 302, "/search?a=1&a=2&unknown_filters=sort%3Anone"],
    ["/in/allcities/%C3%A9?a=1&a=2", 301, "/allcities/e?a=1&a=2"],
    ["/in/search?location=near+me&isLatLngSearch=true&a=1&a=2", 302, "/search?isLatLngSearch=true&a=1&a=2"],
  ])(
    "leads %s to its one address in one step, with every value of what was asked, and one stay",
    async (path, status, location) => {
      expect(await asked(path, IN)).toMatchObject({ status, location });
      expect((await asked(location, IN)).location).toBeUndefined();
    },
  );

  it("[ROUTE-25] a country before `search` is the country that is shown, on a site of another one too", async () => {
    const british = await asked("/uk/search");
    expect(british.heading).toContain("Verenigd Koninkrijk");
    expect(british.body).toMatch(/href="\/nl\/\d+\//);
    expect((await asked("/nl/search")).heading).toContain("Nederland");
    expect((await asked("/uk/search?location=Utrecht")).location).toBe("/hotels-in-utrecht");
    expect((await asked("/uk/hotels-in-atlantis")).location).toBe(
      "/uk/search?location=atlantis&notice=unknown-place",
    );
  });

  it("[SRCH-07] a sentence in the address leads to the search it spells out, whatever the fields beside it say", async () => {
    const { location = "" } = await asked(
      "/search?location=Utrecht+3+personen&rooms_config=1-2_0_0_0&utm_source=mail",
    );
    const { pathname, searchParams } = new URL(location, "https://site.test");
    expect([pathname, Object.fromEntries(searchParams)]).toEqual([
      "/search",
      expect.objectContaining({ location: "Utrecht", rooms_config: "1-3_0_0_0", utm_source: "mail" }),
    ]);
    expect((await asked(location)).location).toMatch(/^\/hotels-in-utrecht\?.*rooms_config=1-3_0_0_0/);
    expect((await asked("/search?location=atlantis+3+personen")).status).toBe(200);
    const over = await asked("/search?location=Utrecht+1+januari+2020+onder+200+euro");
    const meant = new URL(over.location ?? "", "https://site.test").searchParams;
    expect([meant.get("checkin"), meant.get("price_max")]).toEqual(["01/01/2020", "20000"]);
  });

  it("a city is named in the page's language wherever its page names it, also where nothing is sold there", async () => {
    const page = await asked("/hotels-in-rome", "wrenhollow-it.localhost");
    expect(page.body).toContain('"position":2,"name":"Roma"');
    expect(page.body).toMatch(/<input[^>]* value="Roma"/);
    expect(page.body.replaceAll("Europe/Rome", "")).not.toMatch(/\bRome\b/);
  });

  it("[CMS-04] a home page has what the editors wrote for it, its widgets in order, in the reader's language and on their brand alone", async () => {
    const own = await asked("/", "wrenhollow-it.localhost");
    expect(own.body).toMatch(/In autunno<\/h2>.*<p>Foglie<\/p>.*And then\?.*Then you are there\./s);
    expect(own.body).not.toContain("Nobody knows this");
    expect((await asked("/", "wrenhollow-uk.localhost")).body).toContain("<p>Leaves</p>");
    // Neither in another language than the page's nor on another brand.
    for (const host of [NL, IN]) expect((await asked("/", host)).body).not.toMatch(/Foglie|Leaves/);
  });

  it("[CMS-04] an article has a picture, parts under headings and links to what is sold where it has been; one in another language says so", async () => {
    const own = await asked("/first-time-in-dubai", "solvanta-ae.localhost");
    expect(own.heading).toBe("زيارتك الأولى إلى دبي");
    expect(own.body).toMatch(/src="[^"]*s-tower-dusk-firsttim[^"]*"/);
    expect(own.body.match(/<h2/g)?.length).toBeGreaterThan(3);
    expect(own.body).toContain('href="/hotels-in-dubai">أماكن الإقامة في دبي</a>');
    expect(own.body.replace(/<[^>]+>/g, " ").split(/\s+/).length).toBeGreaterThan(250);
    expect((await asked("/hotels-in-dubai", "solvanta-ae.localhost")).status).toBe(200);
    const translated = await asked("/first-time-in-dubai", "wrenhollow-it.localhost");
    expect(translated.heading).toBe("La tua prima volta a Dubai");
    expect(translated.body).not.toMatch(/<h1[^>]* lang=/);
    const borrowed = await asked(`/${UNTRANSLATED}`, "wrenhollow-it.localhost");
    expect(borrowed.body).toMatch(/<h1[^>]* lang="en"/);
    expect(borrowed.body).toContain("inglese");
  });

  it("[ROUTE-28] whole segments `booking` and `my-booking` are the page of a booking, where no static route says otherwise", async () => {
    for (const path of ["/booking/AB12CD34EF56", "/nl/family/booking/AB12CD34EF56"]) {
      const page = await asked(path);
      expect(page, path).toMatchObject({ name: "bookingDetails", params: { bookingId: "AB12CD34EF56" } });
      expect(page.body).not.toContain("data-price");
    }
    expect((await asked("/my-booking")).name).toBe("myBooking");
    expect((await asked("/bookings-explained")).name).toBe("others");
    expect((await asked("/my-bookings-and-more")).name).toBe("others");
  });

  it("[ROUTE-29] `search`, `x-in-y` and `x-near-y` are listings; editorial slugs and static routes are not", async () => {
    for (const path of [
      "/search?location=Utrecht",
      "/homes-in-utrecht",
      "/cottages-near-centrum-utrecht",
      "/hotels-in-centrum-utrecht",
    ]) {
      const page = await asked(path);
      // A place has one address, and others lead to it.
      const shown = page.status === 301 || page.status === 302 ? await asked(String(page.location)) : page;
      expect([shown.status, shown.name], path).toEqual([200, "listing"]);
    }
    const article = await asked("/best-street-food-in-new-delhi", IN);
    expect([article.status, article.heading]).toEqual([200, "Street food in New Delhi"]);
    const fixed = await asked("/can-unmarried-couples-book-a-hotel-in-india", IN);
    expect([fixed.status, fixed.heading]).toEqual([200, "Can unmarried couples book a hotel in India?"]);
  });

  it("[ROUTE-34] static routes come first, then country codes, then the rules in their order", async () => {
    const { id } = await anyHotel("jaipur", IN);
    const names = async (paths: readonly string[]) =>
      Promise.all(paths.map(async (path) => (await asked(path, IN)).name));
    // Of two rules that would fit, the earlier: a static route before `x-in-y`, a code before a city, a
    // number before a tag.
    expect(await names(["/my-booking", "/search", "/jp/", `/${id}/`, "/booking/AB12CD34EF56"])).toEqual([
      "myBooking",
      "listing",
      "home",
      "hotelDetails",
      "bookingDetails",
    ]);
    expect((await asked("/can-unmarried-couples-book-a-hotel-in-india", IN)).heading).toMatch(
      /^Can unmarried/,
    );
    expect((await asked("/in/search", IN)).location).toBe("/search");
  });

  it("[ROUTE-30] policy words are whole segments, with a country before them or not", async () => {
    const words = Object.keys((await realRelease()).routes.policyWords);
    const headings = new Set<string | undefined>();
    for (const word of words) {
      const [plain, prefixed] = [await asked(`/${word}`), await asked(`/uk/${word.toUpperCase()}/`)];
      expect([plain.status, prefixed.status], word).toEqual([200, 200]);
      expect(prefixed.heading, word).toBe(plain.heading);
      headings.add(plain.heading);
    }
    expect(headings.size).toBe(words.length);
    for (const path of ["/xterms", "/terms-and-more", "/terms/x", "/zz/terms"])
      expect((await asked(path)).status, path).toBe(404);
  });

  it("[ROUTE-32] a city and up to three tags are a page that names them; another tag is no page, and offers a search", async () => {
    const crumbs = ({ body }: { readonly body: string }) => {
      const trail = /"BreadcrumbList","itemListElement":(\[.*?\])/.exec(body)?.[1] ?? "[]";
      return (JSON.parse(trail) as { name: string; item: string }[]).map(({ name, item }) => [
        name,
        new URL(item).pathname,
      ]);
    };
    const one = await asked("/amsterdam/family");
    expect(one).toMatchObject({ status: 200, name: "tag", params: { city: "amsterdam", tag: "family" } });
    const two = await asked("/amsterdam/family/budget?checkin=10/04/2027&checkout=12/04/2027");
    expect(two).toMatchObject({ status: 200, name: "tag", params: { tag: "family/budget" } });
    expect(crumbs(two)).toEqual([
      ["Home", "/"],
      ["Amsterdam", "/hotels-in-amsterdam"],
      ["Gezin · Voordelig", "/amsterdam/family/budget"],
    ]);
    expect(two.body).not.toContain("static.tag.");
    for (const [, path = ""] of crumbs(two)) expect((await asked(path)).status, path).toBe(200);
    for (const path of [
      "/amsterdam/no-such-tag",
      "/amsterdam/family/budget/beach/pool",
      "/no-such-city/family",
    ]) {
      const none = await asked(path);
      expect([none.status, none.name], path).toEqual([404, "others"]);
      expect(none.body, path).toMatch(/role="search"|<search/);
    }
  });

  it("[STATIC-04] blog, about and partner pages say something of their own", async () => {
    for (const [path, heading, part] of [
      ["/articles", "Good to read", 'href="/48-hours-in-amsterdam"'],
      ["/about", "About us", "<h2"],
      ["/partner-with-us", "Partner with us", "<form"],
    ] as const) {
      const page = await asked(path, IN);
      expect([page.status, page.heading], path).toEqual([200, heading]);
      expect(page.body, path).toContain(part);
    }
  });
});

describe("the offline page", () => {
  it("[OFF-01] of a wanted address leads there as soon as the server hears of it, and nowhere else", async () => {
    const wanted = "/nl/10084/?checkin=10/06/2027&locale=en";
    expect(await asked(`/offline?to=${encodeURIComponent(wanted)}`)).toMatchObject({
      status: 302,
      location: wanted,
    });
    for (const to of ["https://evil.example/", "//evil.example", "/\\evil.example", "", "%00"])
      expect(await asked(`/offline?to=${encodeURIComponent(to)}`, IN), to).toMatchObject({
        status: 200,
        heading: "Aw Snap",
      });
    expect(await asked("/offline", IN)).toMatchObject({ status: 200, heading: "Aw Snap" });
  });
});
