import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { PageContext, Release, Site } from "#renderer";
import { realRelease } from "../../tests/support/real-release.ts";
import { visitCookies } from "../platform/session/visit-cookies.ts";
import { openKnownSession } from "../testing/known-guest.ts";
import { startTestWeb, type TestWeb } from "../testing/web-app.ts";

const india = "solvanta-in.localhost";
const dutch = "wrenhollow-nl.localhost";

let release: Release;
let web: TestWeb;
beforeAll(async () => {
  release = await realRelease();
  web = await startTestWeb(() => release);
}, 120_000);
afterAll(() => web.stop());

const get: TestWeb["get"] = (...asked) => web.get(...asked);
const withCookie = (cookie: string) => ({ headers: { cookie } });
const policyOf = (answer: { headers: Record<string, unknown> }) =>
  String(answer.headers["content-security-policy"]);
const pageOf = (html: string): PageContext =>
  JSON.parse(/id="page-data">(.*?)<\/script>/.exec(html)?.[1] ?? "{}").page;
const tidepass = "Your Tidepass opens these doors";

describe("the way into a microsite", () => {
  it("[MODE-05] [ROUTE-16] remembers the vendor and goes home", async () => {
    const answer = await get("/microsite/tidepass", india);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, "/"]);
    expect(answer.headers["cache-control"]).toBe("private, no-store");
    const [vendor] = answer.cookies;
    expect(vendor).toMatchObject({
      name: "microsite",
      value: "tidepass",
      path: "/",
      httpOnly: true,
      sameSite: "Lax",
    });
    expect(vendor).not.toHaveProperty("maxAge");
    expect(policyOf(answer)).toContain("frame-ancestors https://app.tidepass.example;");
  });

  it.each(["/MICROSITE/tidepass", "/Microsite/TidePass/"])(
    "[ROUTE-16] [ROUTE-25] remembers the vendor of %s too, in whatever case it is written",
    async (path) => {
      const answer = await get(path, india);
      expect([answer.statusCode, answer.headers.location]).toEqual([303, "/"]);
      expect(answer.cookies[0]).toMatchObject({ name: "microsite", value: "tidepass" });
    },
  );

  it("[MODE-05] sets cookies that come back in the vendor's frames, and only there, over https", async () => {
    const answer = await get("/microsite/tidepass?microsite_txn_id=TP-1", india, { https: true });
    for (const cookie of [answer.headers["set-cookie"]].flat())
      expect(cookie).toMatch(/; HttpOnly; Secure; (Partitioned; )?SameSite=None(; Partitioned)?$/);
    expect(String(answer.headers["set-cookie"])).toContain("Partitioned");
  });

  it.each([
    ["/hotels-in-jaipur?checkin=01/04/2027", "/hotels-in-jaipur?checkin=01/04/2027"],
    ["//evil.example", "/"],
    ["/\\evil.example", "/"],
    ["\\\\evil.example", "/"],
    ["https://evil.example/", "/"],
    ["javascript:alert(1)", "/"],
    ["/.//evil.example", "/"],
    ["/\t/evil.example", "/"],
    ["/a\r\nset-cookie: x=1", "/"],
    ["", "/"],
    ["a", "/"],
  ])("[MODE-05] leads from to=%j to %s", async (to, place) => {
    const answer = await get(`/microsite/tidepass?to=${encodeURIComponent(to)}`, india);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, place]);
    expect(answer.headers["set-cookie"]).not.toContain("x=1");
  });

  it("leads nowhere from what is no text", async () => {
    for (const query of ["", "?to[]=/a", "?to[x]=/a"])
      expect((await get(`/microsite/tidepass${query}`, india)).headers.location).toBe("/");
  });

  it.each([
    ["nobody", india],
    ["tidepass", dutch],
    ["tidepass", "who.is.this.example"],
    ["__proto__", india],
    ["constructor", india],
    ["tide%00pass", india],
    ["tidepass%2F..", india],
    ["x".repeat(150), india],
  ])("[MODE-05] [ROUTE-16] leads home from %.20s on %s, in no vendor's form", async (name, host) => {
    const answer = await get(`/microsite/${name}?to=/help`, host);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, "/"]);
    expect(answer.cookies.map((cookie) => cookie.name)).not.toContain("microsite");
  });

  it("[TRK-11] keeps the campaign of a landing that is led on, by a vendor's way in and by a page of a guest's own", async () => {
    const said = "utm_source=mail&utm_content=header&gclid=Cj0KCQiA_gjKbH-2xR8e.v01";
    const led = async (path: string) => (await get(path, india)).headers.location;
    expect(await led(`/microsite/tidepass?${said}&microsite_txn_id=TP-1`)).toBe(`/?${said}`);
    expect(await led(`/microsite/tidepass?to=/search&${said}`)).toBe(`/search?${said}`);
    expect(await led(`/microsite/nobody?${said}`)).toBe(`/?${said}`);
    expect(await led(`/microsite/tidepass?to=//evil.example/&${said}`)).toBe("/");
    expect(await led(`/wishlist?${said}`)).toBe(`/login?retUrl=%2Fwishlist&${said}`);
  });

  it("[MODE-05] leads out again, and forgets the transaction", async () => {
    const answer = await get("/microsite/leave", india, withCookie("microsite=tidepass; microsite_txn=1"));
    expect([answer.statusCode, answer.headers.location]).toEqual([303, "/"]);
    expect(answer.cookies.map(({ name, value, maxAge }) => [name, value, maxAge])).toEqual([
      ["microsite", "", 0],
      ["microsite_txn", "", 0],
    ]);
  });
});

describe("pages of a microsite", () => {
  it("[MODE-05] shows the vendor's words, leaves out its widgets and lets only the vendor frame it", async () => {
    const own = await get("/", india, withCookie("microsite=tidepass"));
    const plain = await get("/", india);
    expect(own.body).toContain(tidepass);
    expect(plain.body).not.toContain(tidepass);
    expect(policyOf(own)).toContain("frame-ancestors https://app.tidepass.example;");
    expect(policyOf(plain)).toContain("frame-ancestors 'none';");
    expect(pageOf(own.body).microsite).toEqual({
      name: "tidepass",
      sdk: "web",
      deviceRole: "Consumer_Guest",
    });
    expect(pageOf(plain.body)).not.toHaveProperty("microsite");
  });

  it("[MODE-05] hides calls, languages and the manifest there", async () => {
    const own = await get("/", india, withCookie("microsite=tidepass"));
    const plain = await get("/", india);
    for (const part of ['href="tel:', 'rel="manifest"']) {
      expect(plain.body).toContain(part);
      expect(own.body).not.toContain(part);
    }
  });

  it.each([
    "microsite=nobody",
    "microsite=lantern-ferries",
    "microsite=__proto__",
    "microsite=%00%0d%0a",
    "microsite=%E0%A4%A",
    `microsite=${"x".repeat(3000)}`,
    "microsite=",
  ])("[MODE-05] is the site itself for the cookie %.30s", async (cookie) => {
    const answer = await get("/", india, withCookie(cookie));
    expect(answer.statusCode).toBe(200);
    expect(answer.body).not.toContain(tidepass);
    expect(answer.body).not.toContain("Off the ferry");
    expect(policyOf(answer)).toContain("frame-ancestors 'none';");
  });

  it("[MODE-05] is kept in our cache apart from all others, and in no other cache", async () => {
    const vendors: readonly (readonly [string, string, string])[] = [
      [india, "microsite=tidepass", "doors"],
      [india, "", "lights on"],
      ["wrenhollow-uk.localhost", "microsite=lantern-ferries", "Off the ferry"],
      ["wrenhollow-uk.localhost", "microsite=tidepass", "end of the lane"],
      ["wrenhollow-uk.localhost", "", "end of the lane"],
    ];
    web.clock.advance(3_600_000);
    const asked = Array.from(
      { length: 200 },
      (_, index) => vendors[(index * 7) % vendors.length] as (typeof vendors)[number],
    );
    const answers = await Promise.all(
      asked.map(async ([host, cookie]) => get("/", host, cookie ? withCookie(cookie) : {})),
    );
    for (const [index, answer] of answers.entries()) {
      const [host, cookie, words] = asked[index] as (typeof vendors)[number];
      const isOwn = words === "doors" || words === "Off the ferry";
      expect(answer.body, `${host} ${cookie}`).toContain(words);
      for (const [, , other] of vendors) if (other !== words) expect(answer.body).not.toContain(other);
      expect(answer.headers["cache-control"]).toMatch(isOwn ? /^private, no-cache$/ : /^public, /);
      expect(answer.headers.vary).toBe("accept-encoding, cookie");
    }
    expect(answers.some(({ headers }) => headers["x-page-cache"] !== "miss")).toBe(true);
  });

  it("[MODE-05] has the vendor's transaction on pages of one guest only", async () => {
    const entry = await get("/microsite/tidepass?microsite_txn_id=TP-2027_a", india);
    expect(entry.cookies.map(({ name, value }) => `${name}=${value}`)).toContain("microsite_txn=TP-2027_a");
    const cookie = "microsite=tidepass; microsite_txn=TP-2027_a";
    const checkout = "/checkout?hotel_id=1&room_category_id=1&checkin=01/04/2027&checkout=03/04/2027";
    expect(pageOf((await get(checkout, india, withCookie(cookie))).body).microsite?.txnId).toBe("TP-2027_a");
    expect((await get("/", india, withCookie(cookie))).body).not.toContain("TP-2027_a");
    const plain = await get(checkout, india, withCookie("microsite_txn=TP-2027_a"));
    expect(plain.body).not.toContain("TP-2027_a");
  });

  it.each(["a b", "<script>", "a".repeat(65), "../x", "%00", ""])(
    "[MODE-05] keeps no transaction %.20j, and forgets an older one",
    async (id) => {
      const answer = await get(`/microsite/tidepass?microsite_txn_id=${encodeURIComponent(id)}`, india);
      const cookie = answer.cookies.find(({ name }) => name === "microsite_txn");
      expect([cookie?.value, cookie?.maxAge]).toEqual(["", 0]);
      const forged = await get(
        "/checkout",
        india,
        withCookie(`microsite=tidepass; microsite_txn=${encodeURIComponent(id)}`),
      );
      expect(pageOf(forged.body).microsite).not.toHaveProperty("txnId");
    },
  );

  it("[MODE-06] sends the vendor's device role with calls, and the guest's where there is no vendor", async () => {
    const ferries = await get("/", dutch, withCookie("microsite=lantern-ferries"));
    expect(pageOf(ferries.body).callHeaders["x-device-role"]).toBe("Consumer_Partner");
    expect(pageOf((await get("/", dutch)).body).callHeaders["x-device-role"]).toBe("Consumer_Guest");
  });

  it("[MODE-06] believes no role that a call names", async () => {
    for (const role of ["Admin", "CorporateAdmin", "Consumer_Guest"]) {
      const answer = await web.app.inject({
        url: "/api/pwa/session",
        headers: { host: india, "x-device-role": role, "sec-fetch-site": "same-origin" },
      });
      expect(answer.statusCode).toBe(200);
      expect(answer.body).not.toContain(role === "Consumer_Guest" ? "CorporateAdmin" : role);
    }
  });

  it("[MODE-05] keeps the session in the vendor's frame over https", async () => {
    const session = (cookie: string) =>
      get("/api/pwa/session", india, { https: true, headers: { cookie, "sec-fetch-site": "same-origin" } });
    expect(String((await session("microsite=tidepass")).headers["set-cookie"])).toMatch(/SameSite=None/);
    expect(String((await session("")).headers["set-cookie"])).toMatch(/SameSite=Lax/);
  });

  it("[MODE-05] lets no cookie of before the vendor's link hide the session that goes on under it", async () => {
    const { token } = await openKnownSession(web, { audience: "member" });
    const out = async (vendor: string, sid: string) => {
      const own = `__Host-sid=${sid}; __Host-guest=1abcdefghijkl; __Host-audience=x${vendor}`;
      const session = await get("/api/pwa/session", india, { https: true, headers: { cookie: own } });
      const answer = await web.app.inject({
        method: "POST",
        url: "/api/pwa/userSignOut",
        headers: {
          host: india,
          origin: `https://${india}`,
          "x-forwarded-proto": "https",
          "x-csrf-token": session.json().csrf_token,
          cookie: own,
        },
        payload: {},
      });
      expect(answer.statusCode, answer.body).toBe(200);
      return [answer.headers["set-cookie"] ?? []].flat();
    };
    const kept = (lines: readonly string[]) => {
      // As a browser does: one of each name and place, the oldest first, later lines over earlier ones.
      const jar = new Map<string, string>();
      for (const line of lines) {
        const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        const place = `${name} ${line.includes("Partitioned")}`;
        if (/Max-Age=0|Expires=Thu, 01 Jan 1970/.test(line)) jar.delete(place);
        else jar.set(place, value);
      }
      return [...jar.keys()].filter((place) => /sid|guest|audience/.test(place)).sort();
    };
    const before = ["__Host-sid=a", "__Host-guest=1abcdefghijkl", "__Host-audience=x"];
    const framed = before.map((line) => `${line}; Partitioned`);
    expect(kept([...before, ...(await out("; microsite=tidepass", token))])).toEqual([
      "__Host-guest true",
      "__Host-sid true",
    ]);
    const { token: other } = await openKnownSession(web, { audience: "member" });
    expect(kept([...framed, ...(await out("", other))])).toEqual(["__Host-guest false", "__Host-sid false"]);
  });

  it("[MODE-05] does not show a vendor's pages once the vendor is gone from the release", async () => {
    const before = release;
    release = { ...release, hash: "without-vendors", microsites: {} };
    try {
      const answer = await get("/", india, withCookie("microsite=tidepass"));
      expect(answer.body).not.toContain(tidepass);
      expect((await get("/microsite/tidepass", india)).cookies).toEqual([]);
    } finally {
      release = before;
    }
  });
});

describe("web view", () => {
  const app = { headers: { "user-agent": "Mozilla/5.0 (Linux; Android 14) StaywrightApp/2.1" } };

  it("is found by address, by cookie and by the app's name, and remembered", async () => {
    const byAddress = await get("/?webview=1", india);
    expect(byAddress.cookies).toMatchObject([{ name: "webview", value: "1", httpOnly: true }]);
    const byName = await get("/", india, app);
    const byCookie = await get("/", india, withCookie("webview=1"));
    expect(byCookie.headers["set-cookie"]).toBeUndefined();
    for (const answer of [byAddress, byName, byCookie]) {
      expect(pageOf(answer.body).device).toBe("webview");
      expect(answer.headers["cache-control"]).toBe("private, no-cache");
    }
  });

  it("is left by address", async () => {
    const answer = await get("/?webview=0", india, withCookie("webview=1"));
    expect(answer.cookies).toMatchObject([{ name: "webview", value: "", maxAge: 0 }]);
    expect(pageOf(answer.body).device).toBe("web");
  });

  it.each(["webview=0", "webview=yes", "webview=", "xwebview=1"])(
    "is not meant by the cookie %s",
    async (cookie) => {
      expect(pageOf((await get("/", india, withCookie(cookie))).body).device).toBe("web");
    },
  );

  it("has no links that call, and no manifest to install", async () => {
    for (const path of ["/", "/hotels-in-jaipur", "/my-booking", "/checkout", "/404"]) {
      const { body } = await get(path, india, withCookie("webview=1"));
      expect(body, path).not.toContain('href="tel:');
      expect(body, path).not.toContain('rel="manifest"');
    }
    expect((await get("/", india)).body).toContain('href="tel:');
  });

  it("[APP-01] is not invited to the app, as home and booking pages of a brand with one are, a link for each store", async () => {
    const stores = async (path: string, host: string, cookie = "") =>
      (await get(path, host, cookie ? withCookie(cookie) : {})).body.match(/https:\/\/apps\.example[^"]*/g);
    const links = ["https://apps.example/ios/solvanta", "https://apps.example/android/solvanta"];
    for (const path of ["/", "/booking/SW7K2Q9XMPLT4"]) {
      expect(await stores(path, india), path).toEqual(links);
      for (const cookie of ["webview=1", "microsite=tidepass"])
        expect(await stores(path, india, cookie), `${path} ${cookie}`).toBeNull();
      expect(await stores(path, dutch), path).toBeNull();
    }
    const before = release;
    const site = release.sites["solvanta-in"] as Site;
    const brand = { ...site.brand, appLinks: { android: links[1] ?? "" } };
    release = {
      ...release,
      hash: "one-store",
      sites: { ...release.sites, "solvanta-in": { ...site, brand } },
    };
    expect(await stores("/", india)).toEqual([links[1]]);
    release = before;
  });

  it("loads the bridge to the app, and no other page does", async () => {
    const script = '<script type="module" src="/assets/app.js"></script>';
    expect((await get("/", india, withCookie("webview=1"))).body).toContain(script);
    expect((await get("/", india)).body).not.toContain(script);
    expect((await get("/", india, withCookie("microsite=tidepass"))).body).not.toContain(script);
  });

  it("is kept apart from the plain page, whoever comes first", async () => {
    web.clock.advance(3_600_000);
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => get("/", dutch, index % 2 ? withCookie("webview=1") : {})),
    );
    for (const [index, { body }] of answers.entries())
      expect(pageOf(body).device).toBe(index % 2 ? "webview" : "web");
  });
});

describe("cookies", () => {
  it("are listed with their purpose and consent", () => {
    for (const { name, purpose, consent } of Object.values(visitCookies)) {
      expect(name).toMatch(/^[A-Za-z_]+$/);
      expect(purpose.length, name).toBeGreaterThan(20);
      expect(consent).toBe("necessary");
    }
  });

  it("are all in the list that pages set", async () => {
    const known: readonly string[] = Object.values(visitCookies).map(({ name }) => name);
    for (const [url, cookie] of [
      ["/microsite/tidepass?microsite_txn_id=a", ""],
      ["/?webview=1", "microsite=tidepass"],
      ["/microsite/leave", "microsite=tidepass"],
    ] as const)
      for (const { name } of (await get(url, india, withCookie(cookie))).cookies)
        expect(known).toContain(name);
  });
});
