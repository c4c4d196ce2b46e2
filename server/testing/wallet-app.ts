import type { Release, Site } from "#renderer";
import type { PaymentMode } from "#schemas";
import { retryTransaction } from "../db/retry-transaction.ts";
import { createIds } from "../platform/ids.ts";
import { systemRandom } from "../platform/random.ts";
import { postToWallet } from "../wallet/post-to-wallet.ts";
import type { Posting } from "../wallet/posting.ts";
import { createTestApp, type TestApp } from "./app.ts";
import { bookingBody, STAY } from "./booking.ts";
import type { Browser } from "./browser.ts";
import { createTestClock, type TestClock } from "./clock.ts";
import { MEALS } from "./extras.ts";
import { buildRelease } from "./release.ts";
import { buildProperty, buildRoomCategory, buildSupply } from "./supply.ts";
import { codeFor } from "./text-messages.ts";

/** Rules of wallets that give nobody anything by themselves. */
export const WALLET_RULES = { welcomeCredit: 0, usagePercentage: 20, expirableLimit: 1_000_000 };

const MODES: readonly PaymentMode[] = [
  { mode: "CC", title: "payment-modes.CC", kind: "card", enabled: true },
  { mode: "NB", title: "payment-modes.NB", kind: "bank", enabled: true },
];

type WalletRules = NonNullable<Site["country"]["wallet"]>;

/** A server whose first site has wallets, with a property that sells rooms (51) and meals. */
export interface WalletApp {
  readonly test: TestApp;
  readonly clock: TestClock;
  /** The site with wallets. */
  readonly site: () => Site;
  /** Sets the rules of wallets from now on; none for a site without them. */
  readonly setRules: (rules: WalletRules | undefined) => void;
  /** A browser whose guest has just signed up, and their number. */
  readonly guest: () => Promise<{ readonly browser: Browser; readonly user_id: string }>;
  /** Signs in with a Dutch number, and up where nobody has an account with it. */
  readonly signIn: (browser: Browser, phone: string, email: string) => Promise<void>;
  /** Gives money or takes it, in a transaction of its own. */
  readonly post: (
    posting: Pick<Posting, "user_id" | "amount" | "key"> & Partial<Posting>,
  ) => Promise<unknown>;
}

/** Starts it; every guest signs up with a number of their own. */
export async function createWalletApp(connections = 20): Promise<WalletApp> {
  let rules: WalletRules | undefined = WALLET_RULES;
  const release = (): Release => {
    const built = buildRelease();
    const [[id, site] = []] = Object.entries(built.sites);
    if (!id || !site) throw new Error("no site");
    const { wallet: _, ...country } = site.country;
    const own = {
      ...site,
      paymentModes: MODES,
      country: { ...country, displayDecimals: 2, ...(rules && { wallet: rules }) },
    };
    return { ...built, sites: { ...built.sites, [id]: own } } as Release;
  };
  const clock = createTestClock();
  const test = await createTestApp({ release, clock, connections });
  const { db } = test.database;
  await buildSupply(db);
  await buildProperty(db, { property_id: 5, fees: "[]" });
  const meals = JSON.stringify(MEALS);
  await buildRoomCategory(db, { property_id: 5, room_category_id: 51, capacity: 1000, meals });
  const ids = createIds(systemRandom);
  let guests = 0;
  async function signIn(browser: Browser, phone: string, email: string): Promise<void> {
    await browser.post("/api/pwa/generateByPhone", { phone, country_code: "+31" });
    const otp = await codeFor(db, `+31${phone}`);
    const { body } = await browser.post("/api/pwa/authenticate", { otp });
    if (body.user_status !== "NEW") return;
    const form = { name: "Noor de Wit", email, gdpr_consent: true };
    const { status, text } = await browser.post("/api/pwa/userSignUp", form);
    if (status !== 200) throw new Error(text);
  }
  return {
    test,
    signIn,
    site: () => Object.values(release().sites)[0] as Site,
    clock,
    setRules: (next) => {
      rules = next;
    },
    async guest() {
      guests += 1;
      const phone = String(614_000_000 + guests * 10_001);
      const browser = test.browser();
      await signIn(browser, phone, `n${phone}@example.test`);
      return { browser, user_id: (await browser.get("/api/pwa/user")).body.userId as string };
    },
    post: (posting) => {
      const kind = posting.amount > 0 ? ("benefit" as const) : ("spent" as const);
      const whole = { currency_code: "EUR", kind, ...posting };
      return retryTransaction(db, (trx) => postToWallet(trx, whole, { ids, clock }));
    },
  };
}

const WALLET_STAY = { ...STAY, hotel_id: 5, room_category_id: 51 };
let keys = 0;

/** Asks for a price that uses the guest's wallet unless `more` says otherwise. */
export async function walletQuote(browser: Browser, more: object = {}) {
  const { status, text, body } = await browser.post("/api/pwa/quote", {
    ...WALLET_STAY,
    use_wallet: true,
    ...more,
  });
  if (status !== 200) throw new Error(text);
  return body.quote;
}

/** Books a quote, under a key of its own unless told. */
export function walletBook(browser: Browser, quote: { readonly quote_id: string }, more: object = {}) {
  keys += 1;
  return browser.post("/api/pwa/createBooking", bookingBody(quote.quote_id, `wallet${keys}-`, more));
}
