import { join } from "node:path";
import PostalMime from "postal-mime";
import { afterAll, beforeAll } from "vitest";
import { type StartedDatabase, startDatabase } from "../../../server/db/start-database.ts";
import { openInboxFolder } from "../../../server/gateways/inbox-folder.ts";
import { sha256 } from "../../../server/platform/hash.ts";
import { createIds } from "../../../server/platform/ids.ts";
import { systemRandom } from "../../../server/platform/random.ts";
import type { SessionClaims } from "../../../server/platform/session/session.ts";
import { createSessionStore } from "../../../server/platform/session/sessions.ts";
import { siteUrl } from "./browser.ts";
import type { Guest } from "./guest.ts";
import { product } from "./product.ts";

export interface TestDoor {
  /**
   * Gives the browser of a guest a session that is signed in, or goes on with the one it has under a new
   * secret.
   */
  readonly signIn: (guest: Guest, claims: Partial<SessionClaims>) => Promise<void>;
  /** Ends the session of a guest's browser, which goes on as a stranger. */
  readonly signOut: (guest: Guest) => Promise<void>;
  /** Ends the session in the database alone, as another device would. */
  readonly end: (guest: Guest) => Promise<void>;
  /** Makes the last proof of who the guest is an hour old. */
  readonly letProofEnd: (guest: Guest) => Promise<void>;
  /** The newest mail to an address, once it lies in the inbox; never one with the text `before`. */
  readonly mailTo: (email: string, before?: string) => Promise<string>;
  /** The one-time code of the newest message to a number (E.164), once it lies in the inbox; never `before`. */
  readonly codeFor: (number: string, before?: string) => Promise<string>;
}

/**
 * Signs guests in without their number: by sessions made in the database of the server under test. Call once
 * at the top.
 */
export function openTestDoor(): TestDoor {
  let database: StartedDatabase;
  let marks = 0;
  beforeAll(async () => {
    database = await startDatabase({ dataFolder: product().dataFolder });
  });
  afterAll(() => database.stop());
  const inbox = openInboxFolder(join(product().dataFolder, "inbox"), Date.now);
  const store = () =>
    createSessionStore({
      db: database.db,
      clock: Date.now,
      ids: createIds(systemRandom),
      random: systemRandom,
    });
  const secretOf = async ({ context }: Guest) =>
    (await context.cookies()).find(({ name }) => name === "sid")?.value ?? "";
  return {
    async signIn(guest, claims) {
      const { site, context } = guest;
      const known = { userId: `e2e-${Math.random()}`, audience: "signed_in", ...claims } as const;
      const before = await secretOf(guest);
      const { token } = before ? await store().rotate(before, known) : await store().start(known);
      marks += 1;
      // What the call that signs somebody in would set: the secret, and the mark that pages can read.
      await context.addCookies([
        { name: "sid", value: token, url: siteUrl(site.id), httpOnly: true },
        { name: "guest", value: `1${`${marks}`.padStart(12, "a")}`, url: siteUrl(site.id) },
      ]);
    },
    async signOut({ context }) {
      for (const name of ["sid", "guest"]) await context.clearCookies({ name });
    },
    async mailTo(email, before) {
      for (const { name } of await inbox.list()) {
        if (!name.endsWith(".eml")) continue;
        const mail = await PostalMime.parse((await inbox.read(name)) ?? "");
        if (mail.to?.some(({ address }) => address === email) && mail.text && mail.text !== before)
          return mail.text;
      }
      await new Promise((resolve) => setTimeout(resolve, 200));
      return this.mailTo(email, before);
    },
    async codeFor(number, before) {
      const messages = await Promise.all((await inbox.list()).map(({ name }) => inbox.read(name)));
      const own = messages
        .map((text) => JSON.parse(text?.startsWith("{") ? text : "{}") as Partial<Record<string, string>>)
        .filter(({ to }) => to === number)
        .sort((a, b) => String(b.at).localeCompare(String(a.at)));
      const code = /#(\d{6})$/.exec(own[0]?.text ?? "")?.[1];
      if (code && code !== before) return code;
      await new Promise((resolve) => setTimeout(resolve, 200));
      return this.codeFor(number, before);
    },
    async letProofEnd(guest) {
      await database.db
        .updateTable("session")
        .set({ proven_at: new Date(Date.now() - 60 * 60_000) })
        .where("token_hash", "=", sha256(await secretOf(guest)))
        .execute();
    },
    async end(guest) {
      await store().rotate(await secretOf(guest), null);
    },
  };
}
