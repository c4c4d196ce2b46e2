import { describe, expect, it } from "vitest";
import { CallFailure } from "./call-failure.ts";
import { encodeQuery } from "./encode-query.ts";
import { createHttpCaller } from "./http-caller.ts";

function setup(answer: () => Response | Promise<Response>, csrfToken = async () => "token-1") {
  const sent: { url: string; init: RequestInit }[] = [];
  let unauthorized = 0;
  const call = createHttpCaller({
    base: "https://api.example",
    locale: "nl",
    csrfToken,
    headers: () => ({ "x-ab-config": '{"web2":{"val":"new"}}', "x-device-role": "Consumer_Guest" }),
    onUnauthorized: () => unauthorized++,
    fetch: (async (url: string, init: RequestInit) => {
      sent.push({ url, init });
      return answer();
    }) as typeof fetch,
  });
  return { call, sent, unauthorized: () => unauthorized };
}

describe("createHttpCaller", () => {
  it("[API-01] calls the configured host with cookies, language and the locale in the query", async () => {
    const { call, sent } = setup(() => Response.json({ suggestions: [] }));
    await call("hotelRating", { hotel_id: 12, type: 1 } as never);
    expect(sent[0]?.url).toBe("https://api.example/api/pwa/hotelrating/12?locale=nl&type=1");
    expect(sent[0]?.init).toMatchObject({
      method: "GET",
      credentials: "include",
      headers: { "accept-language": "nl" },
    });
  });

  it("[API-01] [EXP-01] [MODE-06] names the page's experiments and device role on every call", async () => {
    const { call, sent } = setup(() => Response.json({}));
    await call("hotelRating", { hotel_id: 12, type: 1 } as never);
    await call("createBooking", { quote_id: "q" } as never);
    for (const { init } of sent)
      expect(init.headers).toMatchObject({
        "x-ab-config": '{"web2":{"val":"new"}}',
        "x-device-role": "Consumer_Guest",
      });
  });

  it("[API-01] sends changes as JSON with the anti-forgery token and the idempotency key", async () => {
    const { call, sent } = setup(() => Response.json({ booking_id: "B1" }));
    await call("createBooking", { quote_id: "q" } as never, { idempotencyKey: "k1" });
    expect(sent[0]?.init).toMatchObject({
      method: "POST",
      body: JSON.stringify({ quote_id: "q" }),
      headers: { "content-type": "application/json", "x-csrf-token": "token-1", "idempotency-key": "k1" },
    });
  });

  it("sends nothing when there is no token to send with, or the call is given up while waiting for one", async () => {
    const { call, sent } = setup(
      () => Response.json({}),
      () => Promise.reject(new TypeError("no network")),
    );
    const refused = { statusCode: 0, code: "not_sent" };
    await expect(call("createBooking", {} as never)).rejects.toMatchObject(refused);
    const waiting = setup(
      () => Response.json({}),
      () => new Promise(() => {}),
    );
    const turn = new AbortController();
    const answer = waiting.call("createBooking", {} as never, { signal: turn.signal });
    turn.abort();
    await expect(answer).rejects.toMatchObject(refused);
    expect([...sent, ...waiting.sent]).toEqual([]);
  });

  it("[API-02] [ERR-03] rejects with the body and the status when the answer is not OK", async () => {
    const { call } = setup(() =>
      Response.json({ code: "sold_out", message: "gone", fields: [] }, { status: 409 }),
    );
    await expect(call("createBooking", {} as never)).rejects.toMatchObject({
      statusCode: 409,
      code: "sold_out",
      message: "gone",
    });
  });

  it("[API-02] [ERR-03] counts a success with an unreadable body as a failure, of which nobody knows what it did", async () => {
    const { call } = setup(() => new Response("<html>", { status: 200 }));
    const answer = call("session", {} as never);
    await expect(answer).rejects.toBeInstanceOf(CallFailure);
    await expect(answer).rejects.toMatchObject({ statusCode: 0, code: "unavailable" });
  });

  it("[API-02] tells of a 401", async () => {
    const { call, unauthorized } = setup(() => Response.json({ code: "forbidden" }, { status: 401 }));
    await expect(call("bookingList", {} as never)).rejects.toMatchObject({ statusCode: 401 });
    expect(unauthorized()).toBe(1);
  });

  it("tells nothing of a 401 after which the session is what it was", async () => {
    const proof = { code: "unauthenticated", details: { reason: "proof" } };
    const { call, unauthorized } = setup(() => Response.json(proof, { status: 401 }));
    await expect(call("accountExport", {})).rejects.toMatchObject({ statusCode: 401 });
    expect(unauthorized()).toBe(0);
  });

  it("[API-02] names a missing answer with status 0", async () => {
    const { call } = setup(() => Promise.reject(new TypeError("network")));
    await expect(call("session", {} as never)).rejects.toMatchObject({ statusCode: 0 });
  });
});

describe("encodeQuery", () => {
  it("writes nested input with brackets", () => {
    expect(
      decodeURIComponent(encodeQuery({ filters: { available: true, ids: [1, 2] }, empty: undefined })),
    ).toBe("?filters[available]=true&filters[ids][]=1&filters[ids][]=2");
  });
});
