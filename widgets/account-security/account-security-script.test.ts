import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { start } from "./account-security.script.ts";

const parse = (options: unknown) => options;
const makes = vi.fn();
const signs = vi.fn();
const asked: [string, unknown][] = [];
let answer: Response;

beforeEach(() => {
  asked.length = 0;
  makes.mockReset();
  signs.mockReset();
  answer = Response.json({ challenge: "c" });
  vi.stubGlobal("PublicKeyCredential", {
    parseCreationOptionsFromJSON: parse,
    parseRequestOptionsFromJSON: parse,
  });
  Object.defineProperty(navigator, "credentials", {
    value: { create: makes, get: signs },
    configurable: true,
  });
  vi.stubGlobal("fetch", async (path: string, request?: RequestInit) => {
    if (!request) return Response.json({ csrf_token: "t" });
    asked.push([path, JSON.parse(String(request.body))]);
    return answer.clone();
  });
});
afterEach(() => vi.unstubAllGlobals());

/** The part of the page that the script finds; resolves with what the form is sent with. */
function page(does: "make" | "prove") {
  document.body.innerHTML = `<main>
    <div data-passkeys="offered"><form>
      <input type="hidden" name="credential" data-passkey-answer>
      <div hidden data-known="known" data-declined="declined" data-failed="failed"><span data-passkey-failure></span></div>
      <button type="button" data-passkey="${does}">Go</button>
    </form></div>
    <p data-passkeys="unable" hidden>Unable</p>
  </main>`;
  const place = document.querySelector("main") as HTMLElement;
  const form = document.forms[0] as HTMLFormElement;
  const sent: string[] = [];
  form.requestSubmit = () => sent.push(String(new FormData(form).get("credential")));
  start(place, {} as never);
  const words = () => {
    const box = form.querySelector<HTMLElement>("[data-failed]");
    return box?.hidden ? undefined : box?.textContent;
  };
  return { place, sent, words, press: () => form.querySelector("button")?.click() };
}
const hidden = (place: HTMLElement) =>
  [...place.querySelectorAll<HTMLElement>("[data-passkeys]")].map((each) => each.hidden);

describe("the script of the page of what only the guest may do", () => {
  it("offers passkeys where the browser has the functions, and says so where it has none", () => {
    expect(hidden(page("make").place)).toEqual([false, true]);
    vi.stubGlobal("PublicKeyCredential", { parseCreationOptionsFromJSON: parse });
    expect(hidden(page("make").place)).toEqual([true, false]);
  });

  it.each(["make", "prove"] as const)(
    "asks the device to %s, and sends the form with its answer",
    async (does) => {
      (does === "make" ? makes : signs).mockResolvedValue({ toJSON: () => ({ id: "x" }) });
      const { sent, press, words } = page(does);
      press();
      press();
      await vi.waitFor(() => expect(sent).toEqual(['{"id":"x"}']));
      const { origin } = location;
      expect(asked).toEqual([
        does === "make"
          ? ["/api/pwa/passkeyCreation", { origin }]
          : ["/api/pwa/passkeyRequest", { origin, prove: true }],
      ]);
      expect(words()).toBeUndefined();
    },
  );

  it.each([
    ["NotAllowedError", "declined"],
    ["InvalidStateError", "known"],
  ])("says what a %s means, and can be pressed again", async (name, said) => {
    makes.mockRejectedValueOnce(new DOMException("", name));
    makes.mockResolvedValueOnce({ id: "y" });
    const { sent, press, words } = page("make");
    press();
    await vi.waitFor(() => expect(words()).toBe(said));
    expect(sent).toEqual([]);
    press();
    await vi.waitFor(() => expect(sent).toEqual(['{"id":"y"}']));
    expect(words()).toBeUndefined();
  });

  it("says that it cannot be done now where the server refuses", async () => {
    answer = Response.json({ code: "rate_limited" }, { status: 429 });
    const { press, words } = page("make");
    press();
    await vi.waitFor(() => expect(words()).toBe("failed"));
    expect(makes).not.toHaveBeenCalled();
  });
});
