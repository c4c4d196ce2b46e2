import type { FastifyInstance } from "fastify";
import type { Db } from "../../server/db/pool.ts";
import { type Browser, createBrowser } from "../../server/testing/browser.ts";
import type { TestClock } from "../../server/testing/clock.ts";

/** A server that is attacked, with a clock that the attack moves. */
export interface Attacked {
  readonly app: FastifyInstance;
  readonly db: Db;
  readonly clock: TestClock;
  /** Host of the site that is attacked. */
  readonly host: string;
  readonly brandId: string;
}

export const HOUR_MS = 3_600_000;

/** A browser at an address that nobody else has; those of one kind never meet those of another. */
export function browserAt({ app, host }: Attacked, kind: "attacker" | "guest", index: number): Browser {
  const net = kind === "attacker" ? 10 : 11;
  return createBrowser(app, host, `${net}.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`);
}

/** Does something for each number below `count`, so many at once. */
export async function inLanes(
  count: number,
  work: (index: number) => Promise<void>,
  lanes = 16,
): Promise<void> {
  let next = 0;
  const lane = async () => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

/** The code of the newest message to a number or an address; undefined where none went. */
export async function newestCode(db: Db, kind: "sms" | "mail", to: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("outbox")
    .select("payload")
    .where("kind", "=", kind)
    .where((eb) => eb(eb.fn("jsonb_extract_path_text", ["payload", eb.val("to")]), "=", to))
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return /\b(\d{6})\b/.exec(JSON.stringify(row?.payload ?? "").replace(to, ""))?.[1];
}

/** Signs a guest in by a code that was sent to them; true when they got in. */
export async function signsIn(
  attacked: Attacked,
  browser: Browser,
  kind: "sms" | "mail",
  contact: { readonly call: string; readonly body: object; readonly to: string },
): Promise<boolean> {
  const sent = await browser.post(`/api/pwa/${contact.call}`, contact.body);
  if (sent.status !== 200) return false;
  const otp = await newestCode(attacked.db, kind, contact.to);
  return (await browser.post("/api/pwa/authenticate", { otp })).status === 200;
}

/** An account with a number, an address and a name, as sign-up makes it. */
export async function makeVictim(
  { db, clock, brandId }: Attacked,
  userId: string,
  { phone, email, password_hash }: { phone?: string; email?: string; password_hash?: string },
): Promise<void> {
  const now = new Date(clock());
  await db
    .insertInto("account")
    .values({
      user_id: userId,
      brand_id: brandId,
      title: "",
      first_name: "Noor",
      last_name: "de Wit",
      email: email ?? null,
      street_name: "",
      street_no: "",
      postal_code: "",
      city: "",
      country_name: "",
      locale: "en",
      gdpr_consent_at: now,
      created_at: now,
    })
    .execute();
  const contacts = [
    ...(phone ? [{ kind: "phone" as const, value: phone }] : []),
    ...(email ? [{ kind: "email" as const, value: email }] : []),
  ];
  for (const contact of contacts)
    await db
      .insertInto("account_contact")
      .values({ brand_id: brandId, user_id: userId, verified_at: now, ...contact })
      // A database that was attacked before may know the number.
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  if (password_hash)
    await db
      .insertInto("account_password")
      .values({ user_id: userId, password_hash, changed_at: now })
      .execute();
}
