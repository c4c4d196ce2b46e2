import { afterAll, beforeAll, expect, it } from "vitest";
import { realRelease } from "../../tests/support/real-release.ts";
import { openKnownSession } from "../testing/known-guest.ts";
import { startTestWeb, type TestWeb } from "../testing/web-app.ts";

const host = "wrenhollow-nl.localhost";
let web: TestWeb;
beforeAll(async () => {
  const release = await realRelease();
  web = await startTestWeb(() => release);
}, 180_000);
afterAll(() => web.stop());

type Answer = Awaited<ReturnType<TestWeb["get"]>>;
const cookieOf = (answer: Answer, name: string) => answer.cookies.find((cookie) => cookie.name === name);
const cookies = (all: Readonly<Record<string, string>>) => ({
  headers: {
    cookie: Object.entries(all)
      .map(([name, value]) => `${name}=${value}`)
      .join("; "),
  },
});

it("gives a guest with a session a mark that pages can read, and a new one with each change", async () => {
  const started = await web.get("/api/pwa/session", host);
  const sid = cookieOf(started, "sid")?.value ?? "";
  const mark = cookieOf(started, "guest");
  expect(mark).toMatchObject({ value: expect.stringMatching(/^0[\w-]{12}$/), path: "/", sameSite: "Lax" });
  expect(mark?.httpOnly).toBeUndefined();
  expect(mark?.expires).toEqual(cookieOf(started, "sid")?.expires);
  const changed = await web.app.inject({
    method: "POST",
    url: "/api/pwa/partner-inquiry",
    headers: {
      host,
      origin: `http://${host}`,
      "x-csrf-token": started.json().csrf_token,
      ...cookies({ sid, guest: mark?.value ?? "" }).headers,
    },
    payload: {
      name: "Asha Menon",
      property_name: "Duinhuis aan Zee",
      city: "De Cocksdorp",
      country: "NL",
      email: "asha.menon@guest.example",
      message: "Zes kamers.",
      idempotency_key: "inquiry-of-a-guest",
    },
  });
  expect(changed.statusCode, changed.body).toBe(200);
  expect(cookieOf(changed, "guest")?.value).toMatch(/^0[\w-]{12}$/);
  expect(cookieOf(changed, "guest")?.value).not.toBe(mark?.value);
  const read = await web.get("/api/pwa/session", host, cookies({ sid, guest: mark?.value ?? "" }));
  expect(cookieOf(read, "guest")).toBeUndefined();
});

it("says in the mark whether the guest is signed in, and gives it again to a browser that lost it", async () => {
  const { token } = await openKnownSession(web);
  const answer = await web.get("/_nodes?url=/&ids=header.account", host, cookies({ sid: token }));
  expect(cookieOf(answer, "guest")?.value).toMatch(/^1/);
  expect(answer.body).not.toContain(token);
});

it("takes the mark from a browser whose session has ended", async () => {
  const mark = { guest: "1abcdefghijkl" };
  const answer = await web.get("/_nodes?url=/&ids=header.account", host, cookies({ sid: "gone", ...mark }));
  expect(cookieOf(answer, "guest")).toMatchObject({ value: "", maxAge: 0 });
  expect(answer.headers["cache-control"]).toBe("private, no-store");
});

it("gives the mark over https under a name that no other host of the domain can plant", async () => {
  const { token } = await openKnownSession(web);
  const given = async (cookie: string) => {
    const asked = { https: true, headers: { cookie } };
    const { cookies: set } = await web.get("/_nodes?url=/&ids=header.account", host, asked);
    return set.filter(({ name }) => name.includes("guest"));
  };
  for (const planted of ["", "; guest=0abcdefabcdef"]) {
    const marks = await given(`__Host-sid=${token}${planted}`);
    expect(marks).toMatchObject([
      { name: "__Host-guest", value: expect.stringMatching(/^1/), secure: true, path: "/" },
    ]);
    expect(marks[0]?.domain).toBeUndefined();
  }
  expect(await given(`__Host-sid=${token}; __Host-guest=1abcdefabcdef`)).toEqual([]);
});

it("gives strangers no mark with a page for everybody", async () => {
  const page = await web.get("/", host);
  expect(cookieOf(page, "guest")).toBeUndefined();
  const asked = await web.get("/_nodes?url=/&ids=main.hero,header.header", host);
  expect(asked.json()).toEqual({ html: {}, islands: {}, messages: {}, icons: "", bound: [] });
  expect(cookieOf(asked, "guest")).toBeUndefined();
});

it("takes the mark away with the answer to a call that says nobody is known any more", async () => {
  const { token, session } = await openKnownSession(web);
  const save = (cookie: string) =>
    web.app.inject({
      method: "POST",
      url: "/api/pwa/shortlisthotel",
      headers: { host, origin: `http://${host}`, "x-csrf-token": session.csrfToken, cookie },
      payload: { hotel_id: 1, isShortListed: true, idempotency_key: "a-heart-of-a-guest" },
    });
  await web.db
    .updateTable("session")
    .set({ revoked_at: new Date(web.clock()) })
    .execute();
  for (const cookie of [`sid=${token}; guest=1abcdefabcdef`, "guest=1abcdefabcdef"]) {
    const answer = await save(cookie);
    expect([answer.statusCode, cookieOf(answer, "guest")]).toEqual([
      401,
      expect.objectContaining({ value: "", maxAge: 0, path: "/" }),
    ]);
  }
  expect((await save(`sid=${token}`)).cookies.map(({ name }) => name)).toEqual(["sid"]);
});

it("keeps the mark where a guest is known and may not", async () => {
  const { token } = await openKnownSession(web);
  const answer = await web.app.inject({
    method: "POST",
    url: "/api/pwa/shortlisthotel",
    headers: { host, origin: `http://${host}`, "x-csrf-token": "another", cookie: `sid=${token}; guest=1a` },
    payload: { hotel_id: 1, isShortListed: true, idempotency_key: "a-heart-of-a-guest" },
  });
  expect([answer.statusCode, answer.cookies]).toEqual([403, []]);
});

it("says nothing more to a guest while half of the pages' places are taken, looks nobody up, and serves pages", async () => {
  const { token } = await openKnownSession(web);
  const ask = () => web.get("/_nodes?url=/&ids=header.account", host, cookies({ sid: token }));
  const leave = Array.from({ length: 20 }, () => web.app.admission.enter("page"));
  const refused = await ask();
  expect([refused.statusCode, refused.headers["retry-after"], refused.cookies]).toEqual([503, "2", []]);
  expect(refused.rawPayload.length).toBeLessThan(300);
  expect((await web.get("/", host, cookies({ sid: token }))).statusCode).toBe(200);
  leave.pop()?.();
  expect((await ask()).statusCode).toBe(200);
  for (const each of leave) each?.();
  expect([web.app.admission.inside("part"), web.app.admission.refused("part")]).toEqual([0, 1]);
});
