import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Release, Site } from "#renderer";
import { realRelease } from "../../tests/support/real-release.ts";
import { ApiError } from "../platform/api-error.ts";
import type { FormAnswer } from "../platform/session/form-states.ts";
import { openKnownSession } from "../testing/known-guest.ts";
import { startTestWeb, type TestWeb } from "../testing/web-app.ts";

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

let web: TestWeb;
let release: Release;
let site: Site;
let port = 0;
/** Answers that a party was given, with the session they went on for. */
const finished: (FormAnswer & { readonly session: string | undefined })[] = [];

beforeAll(async () => {
  release = await realRelease();
  const [one, other] = Object.values(release.sites);
  site = one as Site;
  elsewhere = (other as Site).domain.host;
  web = await startTestWeb(() => release, {
    formParties: {
      gateway: {
        async finish(answer, { session }) {
          finished.push({ ...answer, session: session?.id });
          if (answer.fields.outcome === "away") throw new ApiError("unavailable");
          return String(answer.fields.to ?? "/");
        },
      },
      other: { finish: async () => "/" },
    },
  });
  await web.app.listen({ port: 0, host: "127.0.0.1" });
  port = (web.app.server.address() as AddressInfo).port;
}, 120_000);
afterAll(() => web.stop());
beforeEach(() => finished.splice(0));

let elsewhere = "";
const FORM = "application/x-www-form-urlencoded";

/** Asks over HTTP, as a browser that comes from another site does: no Origin of ours, no token. */
function ask(
  method: "GET" | "POST",
  path: string,
  {
    host = site.domain.host,
    body = "",
    ...headers
  }: OutgoingHttpHeaders & { host?: string; body?: string } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(
      { port, host: "127.0.0.1", method, path, headers: { host, ...headers } },
      (answer) => {
        let text = "";
        answer.setEncoding("utf8").on("data", (part) => {
          text += part;
        });
        answer.on("end", () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }));
      },
    );
    sent.on("error", reject).end(body);
  });
}
const post = (fields: string | Readonly<Record<string, string>>, party = "gateway", more = {}) =>
  ask("POST", `/api/pwa/returns/${party}`, {
    "content-type": FORM,
    origin: "https://pay.example",
    "sec-fetch-site": "cross-site",
    body: new URLSearchParams(fields).toString(),
    ...more,
  });
const guest = async () => {
  const { token, session } = await openKnownSession({ db: web.db, clock: web.clock });
  return { id: session.id, cookie: `sid=${token}` };
};
const begin = (sessionId: string, more: { readonly party?: string; readonly state?: string } = {}) =>
  web.app.formStates.begin({
    party: "gateway",
    host: site.domain.host,
    sessionId,
    carry: { booking: "B1" },
    ...more,
  });

describe("an answer that a browser posts from another site", () => {
  it("is kept without a cookie, and handed over to the session that began", async () => {
    const { id, cookie } = await guest();
    const state = await begin(id);
    const kept = await post({ state, outcome: "paid", to: "/about?from=pay" });
    expect([kept.status, kept.headers["cache-control"], kept.headers["referrer-policy"]]).toEqual([
      303,
      "no-store",
      "no-referrer",
    ]);
    expect(kept.headers.location).toMatch(/^\/_return\/[\w-]{43}$/);
    expect(finished).toEqual([]);
    const on = await ask("GET", String(kept.headers.location), { cookie });
    expect([on.status, on.headers.location]).toEqual([303, "/about?from=pay"]);
    expect(finished).toEqual([
      {
        party: "gateway",
        carry: { booking: "B1" },
        fields: { state, outcome: "paid", to: "/about?from=pay" },
        session: id,
      },
    ]);
    expect(await web.db.selectFrom("form_state").select("party").execute()).toEqual([]);
  });

  it("may name its state in the address, and leads nowhere but within the site", async () => {
    const { id, cookie } = await guest();
    const state = "a-state-of-a-library-that-made-it-itself-000000000";
    await begin(id, { state });
    const path = `/api/pwa/returns/gateway?state=${state}`;
    const body = "to=https%3A%2F%2Fevil.example%2F";
    const kept = await ask("POST", path, { "content-type": FORM, body });
    const on = await ask("GET", String(kept.headers.location), { cookie });
    expect([on.status, on.headers.location]).toEqual([303, "/"]);
  });

  it.each<[string, (state: string) => Promise<Answer>]>([
    ["unknown", () => post({ state: "x".repeat(43) })],
    ["missing", () => post({ outcome: "paid" })],
    ["truncated", (state) => post({ state: state.slice(0, -1) })],
    ["longer", (state) => post({ state: `${state}x` })],
    ["of another party", (state) => post({ state }, "other")],
    ["of another site", (state) => post({ state }, "gateway", { host: elsewhere })],
    [
      "over",
      async (state) => {
        web.clock.advance(15 * 60_000);
        return post({ state });
      },
    ],
    ["used", async (state) => [await post({ state }), await post({ state })][1] as Answer],
  ])("is refused by a page where its state is %s", async (_, send) => {
    const { id } = await guest();
    const { status, text, headers } = await send(await begin(id));
    expect([status, headers["content-type"], headers["cache-control"]]).toEqual([
      403,
      "text/html; charset=utf-8",
      "no-store",
    ]);
    const words = Object.values(release.messages).map((all) => all["errors.return-refused"]);
    expect(words).toContain(/<p>(.*)<\/p>/.exec(text)?.[1]);
    expect(text).toContain('<a href="/">');
    expect(finished).toEqual([]);
  });

  it.each<[string, number, () => Promise<Answer>]>([
    ["of a party nobody knows", 404, () => post({ state: "x".repeat(43) }, "constructor")],
    ["that says a thing twice", 400, () => post("state=a&state=b")],
    ["with a NUL", 400, () => post({ state: "x".repeat(43), note: "a\0" })],
    ["that is no form", 415, () => post("{}", "gateway", { "content-type": "application/json" })],
    ["that is too large", 413, () => post({ state: "x".repeat(43), note: "x".repeat(70_000) })],
  ])("%s is refused with %2$i by a page", async (_, status, send) => {
    const answer = await send();
    expect([answer.status, answer.headers["content-type"]]).toEqual([status, "text/html; charset=utf-8"]);
    expect(finished).toEqual([]);
  });

  it("is given to no other session, and once to its own, however often it is asked for", async () => {
    const [mine, theirs] = [await guest(), await guest()];
    const kept = await post({ state: await begin(mine.id) });
    const path = String(kept.headers.location);
    const strangers = [
      await ask("GET", path),
      await ask("GET", path, { cookie: theirs.cookie }),
      await ask("GET", path, { cookie: mine.cookie, host: elsewhere }),
      await ask("GET", "/_return/nothing", { cookie: mine.cookie }),
    ];
    expect(strangers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    expect(finished).toEqual([]);
    const { cookie } = mine;
    const asked = await Promise.all([1, 2, 3].map(() => ask("GET", path, { cookie })));
    expect(asked.map(({ status }) => status).sort()).toEqual([303, 403, 403]);
    expect(finished).toHaveLength(1);
  });

  it("waits two minutes and no longer", async () => {
    const { id, cookie } = await guest();
    const kept = await post({ state: await begin(id) });
    web.clock.advance(120_000);
    expect((await ask("GET", String(kept.headers.location), { cookie })).status).toBe(403);
    expect(finished).toEqual([]);
  });

  it("that is posted twice at once is kept once", async () => {
    const state = await begin((await guest()).id);
    const posts = await Promise.all([1, 2, 3, 4].map(() => post({ state })));
    expect(posts.map(({ status }) => status).sort()).toEqual([303, 403, 403, 403]);
  });

  it("shows the page of a failure where what follows from it fails", async () => {
    const { id, cookie } = await guest();
    const kept = await post({ state: await begin(id), outcome: "away" });
    const on = await ask("GET", String(kept.headers.location), { cookie });
    expect([on.status, on.headers["content-type"]]).toEqual([503, "text/html; charset=utf-8"]);
  });
});

describe("the contract of the door", () => {
  it("is in the document of calls, with its state and where it leads", async () => {
    const { paths, components } = JSON.parse((await ask("GET", "/api/pwa/openapi.json")).text);
    const { post: described } = paths["/api/pwa/returns/{party}"];
    expect(described).toMatchObject({ security: [{ state: [] }], "x-auth": "state" });
    expect(Object.keys(described.responses)).toContain("303");
    expect(Object.keys(described.requestBody.content)).toEqual([FORM]);
    expect(components.securitySchemes.state).toBeDefined();
    expect(described["x-needs"]).toBeUndefined();
  });
});
