import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { realRelease } from "../../tests/support/real-release.ts";
import { SAMPLE_CARD } from "../demo/sandboxes/card-pages.ts";
import { type PaymentSandbox, startPaymentSandbox } from "../demo/sandboxes/payment-sandbox.ts";
import type { CardGateway } from "../gateways/cards/cards.ts";
import { CARD_PROVIDER, cardEventVerifier, createHttpCards } from "../gateways/cards/http-cards.ts";
import { SIGNATURE_HEADER } from "../gateways/signed-body.ts";
import { createTroubleSwitches, troubled } from "../gateways/troubles.ts";
import { forgetCards } from "../jobs/cards/forget-cards.ts";
import { settleCards } from "../jobs/cards/settle-cards.ts";
import { eraseAccounts } from "../jobs/erase-accounts.ts";
import { createIds } from "../platform/ids.ts";
import { systemRandom } from "../platform/random.ts";
import type { TestApp } from "../testing/app.ts";
import { type Browser, createBrowser } from "../testing/browser.ts";
import { type HttpService, startHttpService } from "../testing/http-service.ts";
import { mailsTo } from "../testing/sent-mails.ts";
import { startTestWeb, type TestWeb } from "../testing/web-app.ts";

const HOST = "wrenhollow-nl.localhost";
const CARDS = "/booking/save-card";
const limits = { answerMs: 4000 };
const switches = createTroubleSwitches("", limits.answerMs + 1000);
const ids = createIds(systemRandom);
const log = { warn() {}, info() {}, error() {} } as never;
let sandbox: PaymentSandbox;
let hook: HttpService;
let web: TestWeb;
let cards: CardGateway;
let browser: Browser;
let guests = 0;
let heardBefore = 0;
beforeAll(async () => {
  hook = await startHttpService();
  const release = await realRelease();
  // The sandbox signs by the clock that the server checks by.
  let now = () => Date.now();
  sandbox = await startPaymentSandbox({
    port: 0,
    clock: () => now(),
    random: systemRandom,
    cardWebhookUrl: `${hook.url}/cards`,
  });
  ({ cards } = troubled({ cards: createHttpCards(sandbox.settings) }, switches));
  web = await startTestWeb(() => release, {
    cards,
    outside: { payment: [sandbox.settings.origin] },
    webhooks: { [CARD_PROVIDER]: cardEventVerifier(sandbox.settings.webhookSecret) },
  });
  now = web.clock;
}, 300_000);
afterAll(async () => {
  await web.stop();
  await sandbox.stop();
  await hook.stop();
});
beforeEach(async () => {
  browser = await newGuest();
});
afterEach(() => switches.set("cards", undefined));

const stranger = (host = HOST) => {
  guests += 1;
  return createBrowser(web.app, host, `198.51.100.${guests}`);
};
/** A browser of a guest who has just signed up. */
async function newGuest(host = HOST): Promise<Browser> {
  const made = stranger(host);
  const email = `cards${guests}@example.test`;
  await made.post("/api/pwa/generateByUserId", { user_id: email });
  const outbox = { database: { db: web.db } as TestApp["database"], clock: web.clock };
  const mail = (await mailsTo(outbox, email)).at(-1)?.body ?? "";
  await made.post("/api/pwa/authenticate", { otp: /^\d{6}$/m.exec(mail.replaceAll(/\p{Cf}/gu, ""))?.[0] });
  expect((await made.post("/api/pwa/userSignUp", { name: "Noor de Wit", gdpr_consent: true })).status).toBe(
    200,
  );
  return made;
}
const mainOf = (html: string) => html.slice(html.indexOf("<main"), html.indexOf("</main"));
const send = async (fields: Readonly<Record<string, string>>, path = CARDS, who = browser) => {
  const [, form_key = ""] = /name="form_key" value="([^"]*)"/.exec((await who.get(path)).text) ?? [];
  return who.post(path, new URLSearchParams({ form_key, ...fields }).toString(), {
    "content-type": "application/x-www-form-urlencoded",
    "x-csrf-token": "none",
  });
};
/** Presses "Add a card"; the address of the gateway's page. */
async function leave(path = CARDS): Promise<string> {
  const { status, headers } = await send({ step: "save" }, path);
  expect([status, new URL(String(headers.location)).origin]).toEqual([303, sandbox.settings.origin]);
  return String(headers.location);
}
/** Types a card there; the path that the browser is led back to. */
async function type(page: string, outcome: string, number = SAMPLE_CARD): Promise<string> {
  const body = new URLSearchParams(
    outcome === "cancel" ? { cancel: "1" } : { number, month: "2029-04", outcome },
  );
  const answer = await fetch(page, { method: "POST", body, redirect: "manual" });
  const { host, pathname, search } = new URL(answer.headers.get("location") ?? "");
  expect(host).toBe(HOST);
  return pathname + search;
}
const back = async (path: string, who = browser) => {
  const led = await who.get(path);
  expect(led.status).toBe(303);
  return String(led.headers.location);
};
const list = async (who = browser) => (await who.get("/api/pwa/savedCards")).body.response.cards;
const resultAt = async (status: string, who = browser) =>
  (await who.get(`/api/pwa/cardResult?status=${status}`)).body.response.result;
const save = async (outcome = "keep", number = SAMPLE_CARD) =>
  back(await type(await leave(), outcome, number));
const settle = () => settleCards({ db: web.db, clock: web.clock, ids, cards, log });
/** Hands the events that the gateway sent on to the server. */
async function hear(): Promise<readonly number[]> {
  const states: number[] = [];
  for (const { body, headers } of hook.asked.slice(heardBefore))
    states.push(
      (
        await web.app.inject({
          method: "POST",
          url: `/api/pwa/webhooks/${CARD_PROVIDER}`,
          payload: body,
          headers: { host: HOST, [SIGNATURE_HEADER]: String(headers[SIGNATURE_HEADER]) },
        })
      ).statusCode,
    );
  return states;
}

describe("saving a card", () => {
  it("[CARD-01] [CARD-02] [CARD-03] is typed on the gateway's page, and leaves its token, kind, last digits and month with us", async () => {
    const page = await browser.get(CARDS);
    expect([page.status, page.headers["cache-control"]]).toEqual([200, "private, no-store"]);
    expect(String(page.headers["content-security-policy"])).toContain(
      `form-action 'self' ${sandbox.settings.origin}`,
    );
    expect(mainOf(page.text)).toContain('href="/saved-card-policy"');
    expect(mainOf(page.text)).not.toMatch(/<input(?![^>]*type="hidden")/);
    const led = await back(await type(await leave(), "keep"));
    expect(led).toBe("/save-card/verified");
    const result = await browser.get(led);
    expect(mainOf(result.text)).toContain("0002");
    expect(mainOf(result.text)).toContain('href="/accountdetails"');
    expect(await list()).toEqual([
      { id: expect.any(String), kind: "credit", last_four: "0002", expires: "2029-04", is_over: false },
    ]);
    const everything = JSON.stringify(
      await Promise.all([
        web.db.selectFrom("saved_card").selectAll().execute(),
        web.db.selectFrom("card_request").selectAll().execute(),
        web.db.selectFrom("outbox").selectAll().execute(),
      ]),
    );
    expect(everything).not.toContain(SAMPLE_CARD);
    for (const token of sandbox.cardTokens()) expect((await browser.get(CARDS)).text).not.toContain(token);
  });

  it.each([
    ["decline", "declined"],
    ["cancel", "declined"],
    ["unknown, then keep", "pending"],
  ])("[CARD-02] says what happened where it goes: %s", async (outcome, result) => {
    expect(await save(outcome)).toBe("/save-card/error");
    expect([await resultAt("error"), await resultAt("verified")]).toEqual([result, result]);
    expect(await list()).toEqual([]);
  });

  it("believes no address: whoever came back for no card reads that there is nothing to report", async () => {
    for (const status of ["verified", "error", "anything", "save-card"]) {
      const page = await browser.get(`/save-card/${status}`);
      expect([page.status, page.headers["cache-control"]]).toEqual([200, "private, no-store"]);
      expect([status, await resultAt(status)]).toEqual([status, "none"]);
    }
    await save();
    expect([await resultAt("verified"), await resultAt("error"), await resultAt("anything")]).toEqual([
      "saved",
      "none",
      "none",
    ]);
    web.clock.advance(61 * 60_000);
    expect(await resultAt("verified")).toBe("none");
  });

  it("takes what a browser brings back once, and in no other browser", async () => {
    const returned = await type(await leave(), "keep");
    const other = await newGuest();
    expect(await back(returned, other)).toBe("/save-card/error");
    expect([await resultAt("verified", other), await list(other)]).toEqual(["none", []]);
    expect(await back(returned)).toBe("/save-card/verified");
    expect(await back(returned)).toBe("/save-card/error");
    expect(await list()).toHaveLength(1);
    expect(await back("/save-card/verified?transaction=guessed")).toBe("/save-card/error");
  });

  it("makes one transaction of a form that is sent twice, and one card of a card that is typed twice", async () => {
    const { text } = await browser.get(CARDS);
    const form_key = /name="form_key" value="([^"]*)"/.exec(text)?.[1] ?? "";
    const press = () => send({ step: "save", form_key });
    const [first, second] = await Promise.all([press(), press()]);
    expect(second.headers.location).toBe(first.headers.location);
    await back(await type(String(first.headers.location), "keep"));
    await save();
    expect(await list()).toHaveLength(1);
  });

  it("comes back to no other place than its own pages", async () => {
    const own = (status: string) => `http://${HOST}/save-card/${status}`;
    const ask = (success_url: string, failure_url = own("error")) =>
      browser.post("/api/pwa/saveCard", { success_url, failure_url });
    for (const address of [
      "https://evil.test/save-card/verified",
      `http://${HOST}.evil.test/save-card/verified`,
      `http://x@${HOST}/save-card/verified`,
      `${own("verified")}?next=//evil.test`,
      own("error"),
      "/save-card/verified",
    ])
      expect([address, (await ask(address)).status]).toEqual([address, 403]);
    expect((await ask(own("verified"), own("verified"))).status).toBe(403);
    expect((await ask(own("verified"))).status).toBe(200);
  });

  it("is for guests who are signed in: others sign in first, and come back", async () => {
    const led = await stranger().get(CARDS);
    const { pathname, searchParams } = new URL(String(led.headers.location), "http://x");
    expect([led.status, pathname, searchParams.get("retUrl")]).toEqual([303, "/login", CARDS]);
    const nobody = stranger();
    const { status, headers } = await send({ step: "save" }, CARDS, nobody);
    expect([status, String(headers.location)]).toEqual([303, expect.stringMatching(/^\/login\?/)]);
  });

  it("[CARD-01] is hidden where the gateway keeps no cards", async () => {
    const guest = await newGuest("wrenhollow-it.localhost");
    const page = await guest.get(CARDS);
    expect([page.status, mainOf(page.text).includes("<form")]).toEqual([404, false]);
    expect(mainOf((await guest.get("/accountdetails")).text)).not.toContain(CARDS);
    expect(mainOf((await browser.get("/accountdetails")).text)).toContain(`href="${CARDS}"`);
  });

  it("has no page for a booking that the guest may not see", async () => {
    const page = await browser.get("/booking/ABCDEFGHJKMN/save-card");
    expect([page.status, mainOf(page.text).includes("<form")]).toEqual([404, false]);
    const asked = await browser.post("/api/pwa/saveCard", {
      booking_id: "ABCDEFGHJKMN",
      success_url: `http://${HOST}/save-card/verified`,
      failure_url: `http://${HOST}/save-card/error`,
    });
    expect(asked.status).toBe(404);
  });
});

describe("a gateway that is not well", () => {
  it("that refuses is told of on the page, which says that no card was saved", async () => {
    switches.set("cards", "refuse");
    const page = await send({ step: "save" });
    expect(mainOf(page.text)).toContain('role="alert"');
    expect(mainOf(page.text)).toContain('name="step" value="save"');
  });

  it("whose answer is late leaves the guest with a card that is pending, until a job has asked", async () => {
    const returned = await type(await leave(), "keep");
    switches.set("cards", "slow");
    expect(await back(returned)).toBe("/save-card/error");
    switches.set("cards", "refuse");
    expect(await resultAt("verified")).toBe("pending");
    switches.set("cards", undefined);
    web.clock.advance(61_000);
    await settle();
    expect([await resultAt("verified"), await list()]).toEqual(["saved", [expect.anything()]]);
  }, 20_000);

  it.each(["once", "twice", "reversed"] as const)(
    "that tells %s of what it did not know is heard once",
    async (manner) => {
      heardBefore = hook.asked.length;
      await sandbox.deliver(manner);
      await save("unknown, then keep");
      await sandbox.settleUnknown();
      await sandbox.deliver("once");
      const heard = await hear();
      expect(heard.every((status) => status === 200) && heard.length > 1).toBe(true);
      await settle();
      await settle();
      expect([await resultAt("verified"), await list()]).toEqual(["saved", [expect.anything()]]);
    },
  );

  it("is believed no event that it has not signed", async () => {
    const payload = JSON.stringify({ id: "evt_x", card: "r1" });
    const headers = { host: HOST, [SIGNATURE_HEADER]: "t=1,v1=00" };
    const url = `/api/pwa/webhooks/${CARD_PROVIDER}`;
    expect((await web.app.inject({ method: "POST", url, payload, headers })).statusCode).toBe(401);
  });
});

describe("a saved card", () => {
  const ownId = async () => {
    const own = web.db.selectFrom("account_contact").select("user_id");
    return (await own.where("value", "=", `cards${guests}@example.test`).executeTakeFirstOrThrow()).user_id;
  };
  const remove = async () => {
    await save();
    const [{ id }] = await list();
    return id as string;
  };
  const forget = () => forgetCards({ db: web.db, clock: web.clock, cards, log });

  it("[CARD-03] is removed by DELETE, after the page has asked, and the gateway forgets it", async () => {
    const card_id = await remove();
    const kept = sandbox.cardTokens().length;
    const asks = await browser.get(`${CARDS}?do=remove&card_id=${card_id}`);
    expect(mainOf(asks.text)).toContain(`name="card_id" value="${card_id}"`);
    expect(await list()).toHaveLength(1);
    const other = await newGuest();
    expect((await other.delete(`/api/pwa/savedCards/${card_id}`, {})).status).toBe(404);
    const done = await browser.delete(`/api/pwa/savedCards/${card_id}`, {});
    expect([done.status, done.body]).toEqual([200, { cards: [], is_full: false }]);
    expect((await browser.delete(`/api/pwa/savedCards/${card_id}`, {})).status).toBe(404);
    switches.set("cards", "refuse");
    await forget();
    switches.set("cards", undefined);
    expect(sandbox.cardTokens()).toHaveLength(kept);
    web.clock.advance(61_000);
    await forget();
    expect(sandbox.cardTokens()).toHaveLength(kept - 1);
  });

  it("is removed by a form without scripts, and says so; by none of another site", async () => {
    const card_id = await remove();
    const form = { step: "remove", do: "remove", card_id };
    const foreign = await browser.post(CARDS, new URLSearchParams(form).toString(), {
      "content-type": "application/x-www-form-urlencoded",
      origin: "https://evil.test",
      "sec-fetch-site": "cross-site",
    });
    expect([foreign.status, (await list()).length]).toEqual([403, 1]);
    const { status, headers } = await send(form, `${CARDS}?do=remove&card_id=${card_id}`);
    expect([status, headers.location]).toEqual([303, `${CARDS}?done=removed`]);
    expect(mainOf((await browser.get(String(headers.location))).text)).toContain('role="status"');
    expect(await list()).toEqual([]);
  });

  it("that comes back before the gateway was told to forget it is kept", async () => {
    const card_id = await remove();
    await forget();
    await browser.delete(`/api/pwa/savedCards/${card_id}`, {});
    await save();
    const kept = sandbox.cardTokens();
    await forget();
    expect([sandbox.cardTokens(), await list()]).toEqual([kept, [expect.anything()]]);
  });

  it("goes with its account, as does one that is still on its way, and the gateway is told", async () => {
    await save();
    const before = sandbox.cardTokens().length;
    const page = await leave();
    const user_id = await ownId();
    const at = new Date(web.clock());
    await web.db
      .insertInto("account_deletion")
      .values({ user_id, brand_id: "wrenhollow", asked_at: at, due_at: at })
      .execute();
    expect(await eraseAccounts({ db: web.db, clock: web.clock, ids })).toBe(1);
    expect(
      await web.db.selectFrom("saved_card").select("card_id").where("user_id", "=", user_id).execute(),
    ).toEqual([]);
    await type(page, "keep", "4111111111111111");
    expect(sandbox.cardTokens()).toHaveLength(before + 1);
    web.clock.advance(61_000);
    await settle();
    await forget();
    expect(sandbox.cardTokens()).toHaveLength(before - 1);
  });

  it("is no more than an account may hold, and the page says so instead of offering another", async () => {
    await save();
    const card = await web.db
      .selectFrom("saved_card")
      .selectAll()
      .where("user_id", "=", await ownId())
      .executeTakeFirstOrThrow();
    const more = Array.from({ length: 9 }, (_, index) => ({
      ...card,
      card_id: `d${index}`,
      token: `token_${index}`,
    }));
    await web.db.insertInto("saved_card").values(more).execute();
    expect(mainOf((await browser.get(CARDS)).text)).not.toContain('value="save"');
    const refused = await send({ step: "save" });
    expect(mainOf(refused.text)).toContain('role="alert"');
    expect(await list()).toHaveLength(10);
  });
});
