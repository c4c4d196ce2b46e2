import { afterEach, describe, expect, it, vi } from "vitest";
import { start } from "./share-button.script.ts";

afterEach(() => {
  Reflect.deleteProperty(window, "StaywrightApp");
  Reflect.deleteProperty(navigator, "share");
});

describe("a press on the button that shares", () => {
  it("[MODE-09] hands what is shared to the app around the page, and to the device where there is none", async () => {
    const parts = { title: "Casa Alba", text: "Three nights", path: "/in/12/" };
    document.body.innerHTML = `<section data-share='${JSON.stringify(parts)}'><span><button>Share</button></span></section>`;
    const place = document.querySelector("span") as HTMLElement;
    const share = vi.fn(async () => {});
    Object.defineProperty(navigator, "share", { value: share, configurable: true });
    const handed: unknown[] = [];
    document.addEventListener("staywright:share", ({ detail }: CustomEventInit) => handed.push(detail));
    start(place, {} as never);
    const press = () => place.querySelector("button")?.click();
    press();
    await vi.waitFor(() => expect(share).toHaveBeenCalledOnce());
    Object.defineProperty(window, "StaywrightApp", { value: { postMessage() {} }, configurable: true });
    press();
    await vi.waitFor(() => expect(handed).toHaveLength(1));
    expect(share).toHaveBeenCalledOnce();
    expect(handed[0]).toMatchObject({ title: "Casa Alba", url: `${location.origin}/in/12/` });
  });
});
