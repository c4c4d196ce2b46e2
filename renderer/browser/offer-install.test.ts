// @vitest-environment jsdom
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { offerInstall } from "./offer-install.ts";

const prompt = vi.fn(async () => {});

/** Lays the page out as far as the offer asks: these elements have boxes, all others have none. */
function show(...ids: readonly string[]): void {
  vi.spyOn(Element.prototype, "getClientRects").mockImplementation(function (this: Element) {
    // The offer asks for their number alone.
    return (ids.includes(this.id) ? [{}] : []) as unknown as DOMRectList;
  });
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
  offerInstall();
});
beforeEach(() => {
  prompt.mockClear();
  dispatchEvent(new Event("appinstalled"));
  document.body.innerHTML = `
    <button id="languages" popovertarget="other"></button>
    <button id="opener" popovertarget="menu"></button>
    <ul id="menu" popover="auto"><li data-install hidden><button id="install"></button></li></ul>`;
});

describe("offering the home screen", () => {
  it("[OFF-05] takes the browser's question over where the menu can be opened, and asks it on a press", () => {
    show("languages", "opener");
    expect(couldInstall()).toBe(true);
    expect(offer()?.hidden).toBe(false);
    document.querySelector<HTMLElement>("#install")?.click();
    expect(prompt).toHaveBeenCalledOnce();
    expect(hidden.mock.contexts).toEqual([document.querySelector("#menu")]);
    expect(offer()?.hidden).toBe(true);
  });

  it("leaves the question to the browser where the menu's button is hidden", () => {
    show("languages");
    expect(couldInstall()).toBe(false);
    expect(offer()?.hidden).toBe(true);
  });

  it("leaves the question to the browser on a page without a place for it", () => {
    offer()?.remove();
    show("languages", "opener");
    expect(couldInstall()).toBe(false);
  });

  it("takes it over for a place outside a menu that is shown", () => {
    document.body.innerHTML = '<p id="foot"><span data-install hidden></span></p>';
    show("foot");
    expect(couldInstall()).toBe(true);
    expect(offer()?.hidden).toBe(false);
  });
});
