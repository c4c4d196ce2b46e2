import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createHttpCaller } from "../data/http-caller.ts";
import { createCsrfSource } from "./csrf-source.ts";
import { tellRefusedForm } from "./navigation/refused-form.ts";
import { tellSessionEnded } from "./session-ended.ts";

const MESSAGES = {
  "popup.signed-out": "Your session has ended.",
  "popup.sign-in": "Sign in",
  "popup.go-on": "Go on",
};

/** A backend whose session has the token `current`, or has ended. */
let current: string | null;
let sessions: number;
let booked: string[];

beforeEach(() => {
  current = "t1";
  sessions = 0;
  booked = [];
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    if (url.includes("/api/pwa/session")) {
      sessions += 1;
      current ??= `t${sessions + 1}`;
      return Response.json({ csrf_token: current });
    }
    if (current === null) return Response.json({ code: "unauthenticated" }, { status: 401 });
    const token = (init.headers as Record<string, string>)["x-csrf-token"] ?? "";
    if (token !== current)
      return Response.json({ code: "forbidden", details: { reason: "token" } }, { status: 403 });
    booked.push(token);
    return Response.json({ booking_id: "B1" });
  });
});
afterEach(() => vi.unstubAllGlobals());

function setup(modals: object = {}) {
  const data = JSON.stringify({ page: { modals }, messages: MESSAGES, islands: {} });
  document.body.innerHTML = `<form><input name="name" value=""></form><script type="application/json" id="page-data">${data}</script>`;
  const onUnauthorized = () => document.dispatchEvent(new Event("staywright:unauthorized"));
  const csrfToken = createCsrfSource(() => "");
  const call = createHttpCaller({ base: "", locale: "en", csrfToken, onUnauthorized });
  return () => call("createBooking", { quote_id: "q" } as never);
}

describe("a session that is not what the page knew", () => {
  it("with a new secret is asked for its new token once, for all calls, and they go through", async () => {
    const book = setup();
    await book();
    current = "t9";
    await Promise.all([book(), book(), book()]);
    expect([sessions, booked]).toEqual([2, ["t1", "t9", "t9", "t9"]]);
  });

  it("refuses a second time for good: a call is tried again once and no more", async () => {
    const book = setup();
    await book();
    vi.stubGlobal("fetch", async (url: string) =>
      url.includes("/session")
        ? Response.json({ csrf_token: "other" })
        : Response.json({ code: "forbidden", details: { reason: "token" } }, { status: 403 }),
    );
    await expect(book()).rejects.toMatchObject({ statusCode: 403 });
  });

  it("that has ended is told once for parallel calls; what was typed stays, and the guest goes on as a stranger", async () => {
    const book = setup();
    document.addEventListener("staywright:unauthorized", tellSessionEnded);
    await book();
    const input = document.querySelector("input") as HTMLInputElement;
    input.value = "Noor";
    current = null;
    const refused = await Promise.allSettled([book(), book(), book()]);
    expect(refused.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
    const bars = document.querySelectorAll("[role=alert]");
    expect([bars.length, bars[0]?.textContent]).toEqual([1, "Your session has ended.Go on"]);
    expect(input.value).toBe("Noor");
    bars[0]?.querySelector("button")?.click();
    expect(document.querySelector("[role=alert]")).toBeNull();
    await book();
    expect(booked.at(-1)).toBe("t3");
    expect(input.value).toBe("Noor");
    document.removeEventListener("staywright:unauthorized", tellSessionEnded);
  });

  it("has what follows from signing out follow once", () => {
    setup();
    const left = vi.fn();
    document.addEventListener("staywright:logout", left);
    tellSessionEnded();
    tellSessionEnded();
    expect(left).toHaveBeenCalledTimes(1);
    document.removeEventListener("staywright:logout", left);
  });

  it("has it follow of a form that was refused for that too: not once the guest is known, nor by loading anew", () => {
    history.replaceState(null, "", "/login?problem=signed_out");
    const left = vi.fn();
    document.addEventListener("staywright:logout", left);
    const arrive = (type: string) => {
      vi.stubGlobal("performance", { getEntriesByType: () => [{ type }] });
      tellRefusedForm();
      return left.mock.calls.length;
    };
    expect([arrive("reload"), arrive("back_forward"), arrive("navigate")]).toEqual([0, 0, 1]);
    // biome-ignore lint/suspicious/noDocumentCookie: the page reads it there.
    document.cookie = "guest=1abcd";
    expect(arrive("navigate")).toBe(1);
    // biome-ignore lint/suspicious/noDocumentCookie: as above.
    document.cookie = "guest=; max-age=0";
    history.replaceState(null, "", "/");
    document.removeEventListener("staywright:logout", left);
  });

  it("offers to sign in over the same page where the site has that", () => {
    setup({ signin: { enabled: true } });
    tellSessionEnded();
    const link = document.querySelector<HTMLAnchorElement>("[role=alert] a");
    expect([link?.textContent, new URL(link?.href ?? "").searchParams.get("modal")]).toEqual([
      "Sign in",
      "signin",
    ]);
  });
});
