import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { connectApp } from "./app-bridge.ts";

const heard: unknown[] = [];
const setApp = (app: unknown) => Object.assign(window, { StaywrightApp: app });
const page = (flags: object, origin = location.origin) =>
  ({ origin, domain: { flags } }) as unknown as ReturnType<Parameters<typeof connectApp>[0]>;
const track = () =>
  document.dispatchEvent(
    new CustomEvent("staywright:track", { detail: { name: "search", attributes: { city: "utrecht" } } }),
  );
const signIn = () => document.dispatchEvent(new Event("staywright:login"));
let stop = () => {};

beforeEach(() => {
  heard.length = 0;
  setApp({ postMessage: (text: string) => heard.push(JSON.parse(text)) });
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

describe("app bridge", () => {
  it("tells the app of what is tracked, and of sign-in and sign-out where the flag is on", () => {
    stop = connectApp(() => page({ loginLogoutCallback: true }));
    track();
    signIn();
    document.dispatchEvent(new Event("staywright:logout"));
    expect(heard).toEqual([
      { type: "track", name: "search", attributes: { city: "utrecht" } },
      { type: "login" },
      { type: "logout" },
    ]);
  });

  it("keeps sign-in to itself where the flag is off", () => {
    stop = connectApp(() => page({}));
    signIn();
    track();
    expect(heard).toHaveLength(1);
  });

  it("does nothing where there is no app", () => {
    setApp(undefined);
    stop = connectApp(() => page({ loginLogoutCallback: true }));
    expect(() => signIn()).not.toThrow();
  });

  it("tells nothing on a foreign origin, and nothing inside a frame", () => {
    stop = connectApp(() => page({ loginLogoutCallback: true }, "https://nl.wrenhollow.example"));
    vi.stubGlobal("location", { origin: "https://evil.example", hostname: "evil.example" });
    signIn();
    vi.stubGlobal("location", {
      origin: "https://localhost.evil.example",
      hostname: "localhost.evil.example",
    });
    signIn();
    vi.stubGlobal("location", { origin: "https://nl.wrenhollow.example", hostname: "nl.wrenhollow.example" });
    vi.stubGlobal("window", { top: {}, StaywrightApp: window.StaywrightApp });
    signIn();
    expect(heard).toEqual([]);
  });
});
