import { describe, expect, it } from "vitest";
import { awake } from "./support/awake.ts";
import { openBrowser } from "./support/browser.ts";
import { hearBatches } from "./support/counted.ts";
import { type Guest, newGuest } from "./support/guest.ts";
import { listingPath } from "./support/places.ts";

openBrowser();

interface Told {
  readonly name: string;
  readonly attributes: Readonly<Record<string, unknown>>;
}

/** Keeps what the page sends in the background: the browser shows no body of a beacon. */
async function listen({ page }: Guest): Promise<() => Promise<readonly Told[]>> {
  await page.addInitScript(() => {
    const sent: unknown[] = [];
    Object.assign(window, { sent });
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (address, body) => {
      void (body as Blob).text().then((text) => sent.push(...JSON.parse(text).data));
      return send(address, body);
    };
  });
  return () => page.evaluate(() => (window as unknown as { sent: Told[] }).sent);
}

describe("the load of a page", () => {
  it("[PERF-01] is measured once, and its vitals when they have been quiet for five seconds or the page is left", async () => {
    const guest = await newGuest("wrenhollow-nl", "desktop", { consent: "s" });
    const { page } = guest;
    const batches = await hearBatches(page);
    const named = (name: string) =>
      batches.flatMap(({ events }) => events).filter((each) => each.name === name);
    const answered = page.waitForResponse((response) => response.url().endsWith("/api/pwa/events"));
    await guest.open(listingPath("wrenhollow-nl"));
    expect((await answered).status()).toBe(200);
    await expect.poll(() => named("metric_event").length, { timeout: 15_000 }).toBe(1);
    const [metric] = named("metric_event");
    const { interactive, dcl, complete } = (metric?.attributes ?? {}) as Record<string, number>;
    expect(Object.keys(metric?.attributes ?? {}).sort()).toEqual(["complete", "dcl", "interactive"]);
    expect([interactive, dcl, complete].every(Number.isInteger)).toBe(true);
    expect(interactive).toBeLessThanOrEqual(complete ?? 0);
    await expect.poll(() => named("web_vitals").length, { timeout: 20_000 }).toBe(1);
    expect(Object.keys(named("web_vitals")[0]?.attributes ?? {})).toEqual(
      expect.arrayContaining(["ttfb", "fcp", "lcp"]),
    );

    // Another load is left before its five seconds are over.
    const counted = page.waitForResponse(/browser-tracking/);
    await page.reload();
    await counted;
    await page.waitForTimeout(500);
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pagehide")));
    await expect.poll(() => [named("metric_event").length, named("web_vitals").length]).toEqual([2, 2]);
    expect(guest.trouble).toEqual([]);
    await guest.context.close();
  });

  it("is not measured for a guest who has refused, or has not been asked", async () => {
    for (const consent of ["", "pm", null]) {
      const guest = await newGuest("wrenhollow-nl", "desktop", { consent });
      const batches = await hearBatches(guest.page);
      await guest.open("/");
      await guest.page.waitForLoadState("networkidle");
      await guest.page.evaluate(() => dispatchEvent(new PageTransitionEvent("pagehide")));
      expect(batches).toEqual([]);
      await guest.context.close();
    }
  });
});

describe("code that does not come", () => {
  it("[ERR-04] is asked for twice; then the page says so, tells the operator, and loads anew", async () => {
    const guest = await newGuest("wrenhollow-nl", "desktop", { offlineCopies: false });
    const { page } = guest;
    const told = await listen(guest);
    let asked = 0;
    const search = /\/assets\/search-box[^/]*\.js/;
    await page.route(search, (route) => {
      asked++;
      return route.abort("failed");
    });
    await guest.open("/");
    await page.getByRole("combobox").first().click();
    const bar = page.getByRole("alert").filter({ hasText: guest.say("popup.part-missing") });
    await bar.waitFor();
    expect(asked).toBeGreaterThanOrEqual(2);
    const failure = { status: 500, reason: "error in import" };
    await expect
      .poll(async () => (await told()).filter(({ name }) => name === "import_failed"))
      .toEqual([expect.objectContaining({ attributes: failure })]);

    await page.unroute(search);
    await Promise.all([
      page.waitForEvent("load"),
      bar.getByRole("button", { name: guest.say("popup.reload") }).click(),
    ]);
    await page.getByRole("combobox").first().click();
    await page.getByRole("listbox").first().waitFor();
    expect(await page.getByText(guest.say("popup.part-missing")).count()).toBe(0);
    await guest.context.close();
  });

  it("[ERR-04] is told of where it opens a popup, and the page stays", async () => {
    const guest = await newGuest("solvanta-in", "desktop", { offlineCopies: false });
    const { page, say } = guest;
    const told = await listen(guest);
    await page.route(/\/assets\/popups-[^/]*\.js/, (route) => route.abort("failed"));
    await guest.open("/");
    await page.locator('[data-modal="countrySelector"]:visible').first().click();
    await page
      .getByRole("alert")
      .filter({ hasText: say("popup.part-missing") })
      .waitFor();
    await expect
      .poll(async () => (await told()).filter(({ name }) => name === "import_failed").length)
      .toBe(1);
    await expect.poll(() => new URL(page.url()).search).toBe("");
    await page.getByRole("heading", { level: 1 }).waitFor();
    await guest.context.close();
  });

  it.each([
    ["what every popup runs on", /\/assets\/browser-runtime-[^/]*\.js/],
    ["the popup's own", /\/assets\/country-selector-[^/]*\.js/],
  ])("[ERR-04] is said in the popup that waits for it, and comes at a press there: %s", async (_, code) => {
    const guest = await newGuest("solvanta-in", "desktop", { offlineCopies: false });
    const { page, say } = guest;
    const told = await listen(guest);
    await page.route(code, (route) => route.abort("failed"));
    await guest.open("/");
    await page.locator('[data-modal="countrySelector"]:visible').first().click();
    const popup = page.getByRole("dialog");
    await popup
      .getByRole("alert")
      .filter({ hasText: say("popup.failed") })
      .waitFor();
    await expect
      .poll(async () => (await told()).filter(({ name }) => name === "import_failed").length)
      .toBe(1);
    expect(await page.getByText(say("popup.part-missing")).count()).toBe(0);
    await page.unroute(code);
    await popup.getByRole("button", { name: say("popup.retry") }).click();
    await popup.getByRole("searchbox").or(popup.getByRole("combobox")).first().waitFor();
    await page.keyboard.press("Escape");
    await expect.poll(() => new URL(page.url()).search).toBe("");
    await guest.context.close();
  });

  it("[ERR-04] is told of once the code that says so has come itself", async () => {
    const guest = await newGuest("wrenhollow-nl", "desktop", { offlineCopies: false });
    const { page, say } = guest;
    let lost = 0;
    await page.route(/\/assets\/(?:search-box|show-import-failures)-[^/]*\.js/, (route) => {
      const isLate = route.request().url().includes("show-import-failures");
      if (isLate && ++lost > 2) return route.continue();
      return route.abort("failed");
    });
    await guest.open("/");
    await expect.poll(() => lost).toBeGreaterThanOrEqual(1);
    await page.getByRole("combobox").first().click();
    await page
      .getByRole("alert")
      .filter({ hasText: say("popup.part-missing") })
      .waitFor();
    await guest.context.close();
  });

  it("[ERR-04] of a part that offers to try again itself comes at that press, and the operator is told", async () => {
    const guest = await newGuest("wrenhollow-nl", "desktop", { offlineCopies: false });
    const { page, say } = guest;
    const told = await listen(guest);
    const list = /\/assets\/destination-panel-[^/]*\.js/;
    await page.route(list, (route) => route.abort("failed"));
    await guest.open("/");
    await page.getByRole("combobox").first().click();
    const retry = page.getByRole("button", { name: say("calendar.retry") }).first();
    await retry.waitFor();
    await expect
      .poll(async () => (await told()).filter(({ name }) => name === "import_failed").length)
      .toBe(1);
    expect(await page.getByText(say("popup.part-missing")).count()).toBe(0);
    await page.unroute(list);
    await retry.click();
    await page.getByRole("option").first().waitFor();
    await guest.context.close();
  });

  it("[ERR-04] works without a word when it comes at the second try, with all it needs", async () => {
    const guest = await newGuest("wrenhollow-nl", "desktop", { offlineCopies: false });
    const { page } = guest;
    const lost = new Set<string>();
    // The first of each is lost: the island's own code, what it needs, and what its list needs later.
    await page.route(/\/assets\/(?:search-|destination|stay-)[^/]*\.js/, (route) => {
      const address = route.request().url();
      if (lost.has(address)) return route.continue();
      lost.add(address);
      return route.abort("failed");
    });
    await guest.open("/");
    await page.getByRole("combobox").first().click();
    await page.getByRole("option").first().waitFor();
    expect(lost.size).toBeGreaterThan(2);
    expect(await page.getByText(guest.say("popup.part-missing")).count()).toBe(0);
    await guest.context.close();
  });

  it("[ERR-04] of a part this build does not have is a failed condition", async () => {
    const guest = await newGuest("wrenhollow-nl", "desktop");
    const { page } = guest;
    const told = await listen(guest);
    await page.addInitScript(() => {
      const parse = JSON.parse;
      JSON.parse = (text, revive) => {
        const read = parse(text, revive);
        for (const island of Object.values<{ w: string }>(read?.islands ?? {}))
          if (island.w === "search-box") island.w = "of-another-build";
        return read;
      };
    });
    await guest.open("/");
    await page.getByRole("combobox").first().click();
    await page
      .getByRole("alert")
      .filter({ hasText: guest.say("popup.part-missing") })
      .waitFor();
    const failure = { status: 404, reason: "import condition failed" };
    await expect
      .poll(async () => (await told()).filter(({ name }) => name === "import_failed"))
      .toEqual([expect.objectContaining({ attributes: failure })]);
    await guest.context.close();
  });
});

describe("an app around the site", () => {
  it.each([
    ["its bridge alone", true, "/"],
    ["the address alone", false, "/?webview=1"],
  ])(
    "[MODE-09] takes the place of tracking of the web where %s says that there is one",
    async (_, bridge, path) => {
      const guest = await newGuest("wrenhollow-nl", "phone", { consent: "pms", offlineCopies: false });
      const { page } = guest;
      if (bridge)
        await page.addInitScript(() => {
          const heard: unknown[] = [];
          Object.assign(window, {
            heard,
            StaywrightApp: { postMessage: (text: string) => heard.push(text) },
          });
        });
      const asked: string[] = [];
      page.on("request", (request) => asked.push(request.url()));
      await guest.open(path);
      await page.waitForURL(/[?&]webview=1/);
      await awake(page);
      if (bridge) await expect.poll(() => page.evaluate("heard.join()")).toContain('"page_view"');
      await guest.open(listingPath("wrenhollow-nl"));
      await awake(page);
      if (bridge) await expect.poll(() => page.evaluate("heard.join()")).toContain('"page_view"');
      await page.waitForTimeout(3000);
      expect(asked.filter((url) => /pwa\/events|browser-tracking/.test(url))).toEqual([]);
      await guest.context.close();
    },
  );

  it("[CONST-04] hears of vitals when they have been quiet for five seconds", async () => {
    const guest = await newGuest("wrenhollow-nl", "desktop", { offlineCopies: false });
    const { page } = guest;
    await page.addInitScript(() => {
      const heard: { readonly name: string; readonly at: number }[] = [];
      const postMessage = (text: string) => heard.push({ ...JSON.parse(text), at: performance.now() });
      Object.assign(window, { heard, StaywrightApp: { postMessage } });
    });
    await guest.open("/?webview=1");
    const vitals = () =>
      page.evaluate(() =>
        (window as unknown as { heard: { name: string; at: number; attributes: object }[] }).heard
          .filter(({ name }) => name === "web_vitals")
          .map(({ at, attributes }) => ({ at, first: Object.keys(attributes) })),
      );
    await expect.poll(() => vitals().then(({ length }) => length), { timeout: 20_000 }).toBe(1);
    const [first] = await vitals();
    const loaded = await page.evaluate(
      () => (performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming).loadEventEnd,
    );
    expect(first?.first).toContain("ttfb");
    expect(first?.at).toBeGreaterThan(loaded + 4950);
    // Something that moved or painted late begins the five seconds anew.
    expect(first?.at).toBeLessThan(loaded + 9500);
    const pressed = await page.evaluate(() => performance.now());
    await page.evaluate(() => {
      const late = document.createElement("p");
      late.style.blockSize = "300px";
      document.querySelector("main")?.prepend(late);
    });
    await expect.poll(() => vitals().then(({ length }) => length), { timeout: 20_000 }).toBe(2);
    const second = (await vitals())[1]?.at ?? 0;
    expect(second).toBeGreaterThan(pressed + 4950);
    expect(second).toBeLessThan(pressed + 8000);
    await guest.context.close();
  });

  it("[TRK-09] hears of pages and of what the guest does, and the site counts and sends nothing by itself, whatever was agreed to", async () => {
    const guest = await newGuest("wrenhollow-nl", "phone", { consent: "psm" });
    const { page } = guest;
    const sent = await hearBatches(page);
    const fetched: string[] = [];
    page.on("request", (request) => fetched.push(request.url()));
    await page.addInitScript(() => {
      const postMessage = (text: string) =>
        sessionStorage.setItem(
          "heard",
          JSON.stringify([...JSON.parse(sessionStorage.getItem("heard") ?? "[]"), JSON.parse(text)]),
        );
      Object.assign(window, { StaywrightApp: { postMessage } });
    });
    const heard = async () =>
      page.evaluate(() => JSON.parse(sessionStorage.getItem("heard") ?? "[]") as Told[]);
    const names = async () => (await heard()).map(({ name }) => name);
    await guest.open(`${listingPath("wrenhollow-nl")}&webview=1`);
    await expect.poll(names).toEqual(expect.arrayContaining(["page_view", "search", "metric_event"]));
    await page.locator('main a[href*="/nl/"]').first().click();
    await page.waitForURL(/\/nl\/\d+\//);
    await expect.poll(names).toContain("property_view");
    const views = (await heard()).filter(({ name }) => name === "page_view");
    expect(views.map(({ attributes }) => attributes)).toEqual([
      { pageType: "List View", route: "listing", hard: true },
      { pageType: "Hotel Details Page", route: "hotelDetails", hard: false },
    ]);
    await page.locator('a[href*="/checkout?"]:visible').first().click();
    await page.waitForURL(/\/checkout/);
    await expect.poll(names).toEqual(expect.arrayContaining(["select_room", "checkout_begun"]));
    await guest.checkout.ready();
    await awake(page);
    const { summary } = guest.checkout;
    await summary.getByRole("button", { name: guest.say("coupon.add") }).click();
    await summary.getByRole("textbox", { name: guest.say("coupon.label") }).pressSequentially("NOSUCHCODE");
    await summary.getByRole("button", { name: guest.say("coupon.apply"), exact: true }).click();
    await summary.getByText(guest.say("coupon.refused")).waitFor();
    const refused = { kind: "coupon", message: "coupon.refused" };
    await expect
      .poll(async () => (await heard()).filter(({ name }) => name === "verification_failed"))
      .toEqual([expect.objectContaining({ attributes: refused })]);
    expect(JSON.stringify(await heard())).not.toContain("NOSUCHCODE");
    await page.evaluate(() => document.dispatchEvent(new Event("staywright:changed")));
    const booked = (await heard()).find(({ name }) => name === "booked");
    expect(booked?.attributes).toHaveProperty("room_category_id");
    await page.waitForTimeout(2000);
    expect(sent).toEqual([]);
    expect(fetched.filter((url) => /browser-tracking|pwa\/events/.test(url))).toEqual([]);
    await guest.context.close();
  });
});
