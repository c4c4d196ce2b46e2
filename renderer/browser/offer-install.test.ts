import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { offerInstall } from "./offer-install.ts";

const prompt = vi.fn(async () => {});

/** Says what the page is about, as its data does. */
function about(...provides: readonly string[]): void {
  document.querySelector("#page-data")?.remove();
  const data = document.createElement("script");
  data.id = "page-data";
  data.type = "application/json";
  data.textContent = JSON.stringify({ page: { provides } });
  document.body.append(data);
}

/** What a browser that could install says; true when it was asked to wait. */
function couldInstall(): boolean {
  const event = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt });
  dispatchEvent(event);
  return event.defaultPrevented;
}

const offer = () => document.querySelector<HTMLElement>("[data-install]");

// jsdom knows no popovers.
const hidden = vi.fn();
beforeAll(() => {
  HTMLElement.prototype.hidePopover = hidden;
  offerInstall(Object.assign(new Event("beforeinstallprompt"), { prompt }));
});
beforeEach(() => {
  prompt.mockClear();
  dispatchEvent(new Event("appinstalled"));
  document.body.innerHTML = `
    <button id="opener" popovertarget="menu"></button>
    <ul id="menu" popover="auto"><li data-install hidden><button id="install"></button></li></ul>`;
});

describe("offering the home screen", () => {
  it("asks once the guest has booked, on a press, and by itself nowhere", () => {
    about("search");
    expect(couldInstall()).toBe(true);
    expect(offer()?.hidden).toBe(true);
    about("booking");
    document.dispatchEvent(new Event("staywright:page"));
    expect(offer()?.hidden).toBe(false);
    expect(prompt).not.toHaveBeenCalled();
    document.querySelector<HTMLElement>("#install")?.click();
    expect(prompt).toHaveBeenCalledOnce();
    expect(hidden.mock.contexts).toEqual([document.querySelector("#menu")]);
    expect(offer()?.hidden).toBe(true);
  });

  it("is gone on the page after the booking, and back on that of the booking", () => {
    about("booking");
    couldInstall();
    expect(offer()?.hidden).toBe(false);
    about("property");
    document.dispatchEvent(new Event("staywright:page"));
    expect(offer()?.hidden).toBe(true);
    document.querySelector("#page-data")?.remove();
    document.dispatchEvent(new Event("staywright:page"));
    expect(offer()?.hidden).toBe(true);
  });

  it("asks nobody on a page without a place for it", () => {
    offer()?.remove();
    about("booking");
    expect(couldInstall()).toBe(true);
    expect(prompt).not.toHaveBeenCalled();
  });
});
