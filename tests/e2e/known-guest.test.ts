import type { Route } from "playwright";
import { describe, expect, it } from "vitest";
import { accessibilityProblems } from "./support/axe.ts";
import { openBrowser, type Screen, siteUrl } from "./support/browser.ts";
import { type Guest, newGuest } from "./support/guest.ts";
import {
  entry,
  hearts,
  holdNodes,
  knownBy,
  NODES,
  openFirst,
  press,
  pressedOf,
} from "./support/known-guest.ts";
import { listingPath } from "./support/places.ts";
import { openTestDoor } from "./support/sign-in.ts";

openBrowser();
const door = openTestDoor();
const known = knownBy(door);
const screens = ["phone", "desktop"] as const satisfies readonly Screen[];

describe.each(screens)("a page that everybody gets alike, on %s", (screen) => {
  it("knows by name who is signed in and which places they saved, and a stranger as nobody", async () => {
    const stranger = await newGuest("solvanta-in", screen);
    const asked: string[] = [];
    stranger.page.on("request", (request) => asked.push(request.url()));
    await stranger.open(listingPath("solvanta-in"));
    const guest = await known("Asha Menon", screen);
    const { page } = guest;
    const listing = await guest.open(listingPath("solvanta-in"));
    expect(listing.headers()["cache-control"]).toMatch(/^private/);
    let again = listing;
    // Each worker keeps pages of its own.
    await expect
      .poll(async () => {
        again = await guest.open(listingPath("solvanta-in"));
        return again.headers()["x-page-cache"];
      })
      .toBe("hit");
    expect(await again.text()).not.toContain("Asha");
    await expect.poll(() => entry(page).textContent()).toContain("Asha Menon");
    const first = hearts(page).first();
    await first.waitFor();
    expect(await hearts(page).count()).toBe(await guest.listing.cards.count());
    const [name = ""] = await guest.listing.names();
    expect(await first.getAttribute("aria-label")).toBe(guest.say("wishlist.save", { name }));
    expect(await pressedOf(first)).toBe("false");
    const fillOf = () => first.locator("use").evaluate((shape) => getComputedStyle(shape).fill);
    expect(await fillOf()).toBe("none");
    await press(page, first);
    expect(await pressedOf(first)).toBe("true");
    expect(await fillOf()).not.toBe("none");
    await page.reload();
    await expect.poll(() => pressedOf(hearts(page).first())).toBe("true");
    expect(await accessibilityProblems(page)).toEqual([]);
    const box = await hearts(page).first().boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);

    await openFirst(guest);
    const own = page.locator("main header button[aria-pressed]");
    await expect.poll(() => pressedOf(own)).toBe("true");
    await press(page, own);
    await page.goBack();
    await expect.poll(() => pressedOf(hearts(page).first())).toBe("false");

    expect(await entry(stranger.page).textContent()).toBe(stranger.say("shell.login"));
    await hearts(stranger.page).first().waitFor();
    expect(await pressedOf(hearts(stranger.page).first())).toBe("false");
    expect(asked.filter((url) => url.includes("_nodes"))).toEqual([]);
    const isOurs = (line: string) => !line.includes("blocked by Playwright");
    expect([...stranger.trouble, ...guest.trouble].filter(isOurs)).toEqual([]);
    await stranger.context.close();
    await guest.context.close();
  });

  it("moves nothing and shows no other words first where it is filled for a guest", async () => {
    const guest = await known("Wilhelmina van der Westhuizen", screen);
    const { page } = guest;
    await page.addInitScript(() => {
      const moved: number[] = [];
      Object.assign(window, { moved });
      new PerformanceObserver((list) => {
        for (const each of list.getEntries())
          moved.push((each as PerformanceEntry & { value: number }).value);
      }).observe({ type: "layout-shift", buffered: true });
    });
    const { held, letGo } = await holdNodes(page);
    await guest.open(listingPath("solvanta-in"));
    await expect.poll(() => held.length).toBeGreaterThan(0);
    expect(await entry(page).isVisible()).toBe(false);
    const places = () =>
      page.evaluate(() =>
        [...document.querySelectorAll("header a, header button, #results h2")]
          .filter((each) => each.checkVisibility())
          .map((each) => {
            const { x, y, width } = each.getBoundingClientRect();
            return [x, y, width].map(Math.round).join();
          }),
      );
    const before = await places();
    await page.evaluate(() => (window as unknown as { moved: number[] }).moved.splice(0));
    await letGo();
    await expect.poll(() => entry(page).isVisible()).toBe(true);
    await hearts(page).first().waitFor();
    expect(await places()).toEqual(before);
    expect(await page.evaluate(() => (window as unknown as { moved: number[] }).moved)).toEqual([]);
    await guest.context.close();
  });
});

it("shows a guest who is signed in no words for strangers before its code has come, and those where it cannot be had", async () => {
  const guest = await known();
  const stranger = await newGuest("solvanta-in", "desktop", { offlineCopies: false });
  const held: Route[] = [];
  for (const { page } of [guest, stranger]) {
    await page.route(/\/assets\/.*\.js$/, (route) => void held.push(route));
    await page.goto(siteUrl("solvanta-in", listingPath("solvanta-in")), { waitUntil: "commit" });
    await entry(page).waitFor({ state: "attached" });
  }
  expect(await entry(stranger.page).isVisible()).toBe(true);
  expect(await entry(guest.page).isVisible()).toBe(false);
  await Promise.all(held.map((route) => route.abort()));
  await expect.poll(() => entry(guest.page).isVisible()).toBe(true);
  await guest.context.close();
  await stranger.context.close();
});

it("shows a guest who is signed in words for strangers after a while where its code does not come", async () => {
  const guest = await known();
  const { page } = guest;
  await page.route(/\/assets\/.*\.js$/, () => {});
  await page.goto(siteUrl("solvanta-in", listingPath("solvanta-in")), { waitUntil: "commit" });
  await expect.poll(() => entry(page).isVisible(), { timeout: 10_000 }).toBe(true);
  await guest.context.close();
});

it("fills a page without any of the framework: name and hearts are there, and turn, where it does not come", async () => {
  const guest = await known();
  const { page } = guest;
  await page.route("**/browser-runtime*", (route) => route.abort());
  await guest.open(listingPath("solvanta-in"));
  await expect.poll(() => entry(page).textContent()).toContain("Asha Menon");
  const heart = hearts(page).nth(1);
  await press(page, heart);
  expect(await pressedOf(heart)).toBe("true");
  await guest.context.close();
});

it("asks for nothing more than one small script where it is filled", async () => {
  const scripts = async (guest: Guest) => {
    const asked = new Set<string>();
    guest.page.on("request", (request) => {
      const [, name] = /\/([\w-]+?)-[\w-]{8}\.js$/.exec(request.url()) ?? [];
      if (name) asked.add(name);
    });
    await guest.open("/login");
    await guest.page.waitForLoadState("networkidle");
    await guest.open(listingPath("solvanta-in"));
    await guest.page.waitForLoadState("networkidle");
    await guest.context.close();
    return asked;
  };
  const forStrangers = await scripts(await newGuest("solvanta-in", "desktop", { offlineCopies: false }));
  const forGuests = await scripts(await known());
  expect([...forGuests].filter((name) => !forStrangers.has(name)).sort()).toEqual(["fill-nodes"]);
});

it("fills a page whose parts for the guest were lost without a connection as soon as there is one again", async () => {
  const guest = await known();
  const { page } = guest;
  await page.route(NODES, (route) => route.abort());
  await guest.open(listingPath("solvanta-in"));
  await expect.poll(() => entry(page).isVisible()).toBe(true);
  expect(await entry(page).textContent()).toBe(guest.say("shell.login"));
  await guest.context.setOffline(true);
  await page.unroute(NODES);
  await guest.context.setOffline(false);
  await expect.poll(() => entry(page).textContent()).toContain("Asha Menon");
  await hearts(page).first().waitFor();
  await guest.context.close();
});

it("fills nothing into the page that followed the one it was asked for", async () => {
  const guest = await known();
  const { page } = guest;
  const held: Route[] = [];
  let isHeld = true;
  await page.route(NODES, async (route) => {
    if (isHeld) held.push(route);
    else await route.continue();
  });
  await guest.open(listingPath("solvanta-in"));
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await openFirst(guest);
  isHeld = false;
  const wrong = {
    html: { "header.header.account.link": "<a>Somebody else</a>" },
    islands: {},
    messages: {},
    bound: [],
  };
  // What was asked for the page that was left is answered now, whoever still listens.
  await Promise.all(
    held.map((route, index) =>
      (index === 0 ? route.fulfill({ json: wrong }) : route.continue()).catch(() => {}),
    ),
  );
  const seen = new Set<string>();
  for (let looks = 0; looks < 20; looks += 1) {
    seen.add((await entry(page).textContent()) ?? "");
    await page.waitForTimeout(50);
  }
  expect([...seen].join()).not.toContain("Somebody else");
  await page.evaluate(() => document.dispatchEvent(new Event("staywright:guest")));
  await expect.poll(() => entry(page).textContent()).toContain("Asha Menon");
  await guest.context.close();
});

it("keeps name and hearts through a visit: no page that follows asks for them again, or shows it is nobody", async () => {
  const guest = await known();
  const { page } = guest;
  await guest.open(listingPath("solvanta-in"));
  await expect.poll(() => entry(page).textContent()).toContain("Asha Menon");
  await hearts(page).first().waitFor();
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    // Deals are of this very list, and of this hour.
    if (pathname === "/_nodes")
      asked.push(...(searchParams.get("ids") ?? "").split(",").filter((id) => !id.endsWith(".mystery")));
  });
  await page.evaluate(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    const look = () => {
      seen.add(document.querySelector('[data-fill="header.header.account.link"]')?.textContent ?? "nothing");
      requestAnimationFrame(look);
    };
    look();
  });
  await openFirst(guest);
  await page.goBack();
  await hearts(page).first().waitFor();
  const seen = await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
  expect(seen).toHaveLength(1);
  expect(asked).toEqual([]);
  await guest.context.close();
});

it("follows the session without a reload: another name, nobody, and somebody again", async () => {
  const guest = await newGuest("wrenhollow-nl", "desktop", { offlineCopies: false });
  const { page } = guest;
  await guest.open(listingPath("wrenhollow-nl"));
  const login = guest.say("shell.login");
  expect(await entry(page).textContent()).toBe(login);
  const changed = () => page.evaluate(() => document.dispatchEvent(new Event("staywright:guest")));
  await door.signIn(guest, { userId: "e2e-noor", name: "Noor" });
  await changed();
  await expect.poll(() => entry(page).textContent()).toContain("Noor");
  await hearts(page).first().waitFor();
  await door.signIn(guest, { userId: "e2e-noor", name: "Noor Haddad" });
  await changed();
  await expect.poll(() => entry(page).textContent()).toContain("Noor Haddad");
  await door.signOut(guest);
  // As where another tab has signed out, and this one is looked at again.
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect.poll(() => entry(page).textContent()).toBe(login);
  await expect.poll(() => page.locator("[data-toggles]").getAttribute("data-stranger")).toBe("");
  expect(await page.evaluate(() => performance.getEntriesByType("navigation").length)).toBe(1);
  await guest.context.close();
});

it("says nobody's name any more once the guest has signed out, though the answer for strangers does not come", async () => {
  const guest = await known();
  const { page } = guest;
  await guest.open(listingPath("solvanta-in"));
  await expect.poll(() => entry(page).textContent()).toContain("Asha Menon");
  const { held, letGo } = await holdNodes(page);
  await door.signOut(guest);
  // As where Back leads to a page that was kept as it was.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await expect.poll(() => held.length).toBeGreaterThan(0);
  expect(await entry(page).isVisible()).toBe(false);
  await letGo();
  await page.unroute(NODES);
  await expect.poll(() => entry(page).textContent()).toBe(guest.say("shell.login"));
  await expect.poll(() => entry(page).isVisible()).toBe(true);
  await door.signIn(guest, { name: "Asha Menon" });
  await page.evaluate(() => document.dispatchEvent(new Event("staywright:guest")));
  await expect.poll(() => entry(page).textContent()).toContain("Asha Menon");
  await door.signOut(guest);
  await guest.context.setOffline(true);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await expect.poll(() => entry(page).isVisible()).toBe(false);
  await guest.context.close();
});

it("[MODAL-01] opens a popup only for whom it is for, as the guest is at that moment", async () => {
  const guest = await newGuest("solvanta-in", "desktop", { offlineCopies: false });
  const { page } = guest;
  // Popups of guests who are signed in come with accounts: this page has one already, and one for strangers.
  const popup = {
    enabled: true,
    title: "shell.help",
    layout: "dialog",
    reopenOnLoad: true,
    widget: "help-popup",
    props: {},
  };
  const more = {
    forStrangers: { ...popup, requires: ["anonymous"] },
    forGuests: { ...popup, requires: ["signedIn"] },
  };
  await page.route(
    (url) => url.pathname.startsWith("/hotels-in-"),
    async (route) => {
      // Only browsers find hosts below `localhost`.
      const { host, hostname, href } = new URL(route.request().url());
      const url = href.replace(hostname, "127.0.0.1");
      const answer = await route.fetch({ url, headers: { ...route.request().headers(), host } });
      const body = (await answer.text()).replace(
        '"modals":{',
        `"modals":{${JSON.stringify(more).slice(1, -1)},`,
      );
      await route.fulfill({ response: answer, body });
    },
  );
  await page.route("**/_modal/**", (route) => route.fulfill({ json: { messages: {}, css: "" } }));
  const opens = async (name: string) => {
    await guest.open(`${listingPath("solvanta-in")}&modal=${name}`);
    await page.waitForFunction(
      () =>
        !location.search.includes("modal=") ||
        document.querySelector("dialog[open] .modal-body:not([aria-busy])"),
    );
    return page.locator("dialog[open]").count();
  };
  expect([await opens("forStrangers"), await opens("forGuests")]).toEqual([1, 0]);
  await door.signIn(guest, { name: "Asha" });
  expect([await opens("forStrangers"), await opens("forGuests")]).toEqual([0, 1]);
  await guest.context.close();
});
