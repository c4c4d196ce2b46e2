import { randomInt } from "node:crypto";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright";
import { afterAll, beforeAll } from "vitest";
import { installedChromium } from "../../../cli/bootstrap/chromium.mjs";
import { product } from "./product.ts";

export const screens = {
  phone: { width: 390, height: 844, hasTouch: true, isMobile: true },
  desktop: { width: 1440, height: 900, hasTouch: false, isMobile: false },
} as const;

export type Screen = keyof typeof screens;

export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Console errors and failed requests since the visit began: empty on a healthy page. */
  readonly trouble: string[];
}

let browser: Browser | undefined;

/**
 * One Chromium per test file. Call once at the top. With `keepsLeftPages` it keeps pages that were left, as a
 * guest's own does: a driver turns that off, because its commands disturb them. Go back by `history.back()`
 * then, not by the driver's command.
 */
export function openBrowser({ keepsLeftPages = false } = {}): void {
  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: installedChromium({ keepsLeftPages }),
      ...(keepsLeftPages ? { ignoreDefaultArgs: ["--disable-back-forward-cache"] } : {}),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    });
  });
  afterAll(async () => {
    await browser?.close();
  });
}

export interface VisitOptions {
  readonly javaScript?: boolean;
  readonly forwarded?: boolean;
  /** False where a test holds answers back: those of a page with a service worker do not pass the test. */
  readonly offlineCopies?: boolean;
  /**
   * What the guest has chosen before: letters of categories, none for a refusal; `null` for a guest who has
   * not been asked. Guests have refused unless a test says otherwise: nothing is asked over their pages.
   */
  readonly consent?: string | null;
}

/** A fresh visitor: own cookies, the asked screen, scripts on unless said otherwise. */
export async function newVisit(screen: Screen, options: VisitOptions = {}): Promise<Visit> {
  if (!browser) throw new Error("Call openBrowser() first.");
  const { width, height, hasTouch, isMobile } = screens[screen];
  const context = await browser.newContext({
    viewport: { width, height },
    hasTouch,
    isMobile,
    javaScriptEnabled: options.javaScript ?? true,
    serviceWorkers: options.offlineCopies === false ? "block" : "allow",
    reducedMotion: "reduce",
    locale: "en-GB",
    // Tries are counted per address; guests of one run do not share theirs, nor with the last run.
    extraHTTPHeaders:
      options.forwarded === false
        ? {}
        : { "x-forwarded-for": `10.${[1, 2, 3].map(() => randomInt(256)).join(".")}` },
  });
  const { consent = "" } = options;
  if (consent !== null)
    await context.addInitScript((letters) => {
      if (location.protocol === "http:" && !/(^|; )consent=/.test(document.cookie))
        // biome-ignore lint/suspicious/noDocumentCookie: the other way answers after the page's scripts have run.
        document.cookie = `consent=1.${letters}.20261101.e2e; path=/`;
    }, consent);
  // Patience, not a measure: the first guest of a picture waits while it is drawn.
  context.setDefaultTimeout(30_000);
  const page = await context.newPage();
  const trouble: string[] = [];
  page.on("console", (message) => {
    if (message.type() !== "error" && message.type() !== "warning") return;
    // Chromium reports a page that is rightly not found as an error of its own address.
    if (message.location().url === page.url() && message.text().includes("status of 404")) return;
    trouble.push(`${page.url()} ${message.text()}`);
  });
  page.on("pageerror", (error) => trouble.push(`${page.url()} ${error.message}`));
  page.on("response", (response) => {
    if (response.status() >= 500) trouble.push(`${response.status()} ${response.url()}`);
  });
  return { page, context, trouble };
}

/** Address of a site's page. */
export function siteUrl(siteId: string, path = "/"): string {
  return `http://${siteId}.localhost:${product().port}${path}`;
}
