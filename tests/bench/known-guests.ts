import { get } from "node:http";
import type { Host } from "../../server/host.ts";
import { openKnownSession } from "../../server/testing/known-guest.ts";

/** Cookies of guests who are signed in, each with a session of their own. */
export function knownCookies({ database }: Host): Promise<readonly string[]> {
  return Promise.all(
    Array.from({ length: 500 }, async (_, index) => {
      const claims = { userId: `bench-${index}`, name: `Guest ${index}` };
      const { token } = await openKnownSession({ db: database.db, clock: Date.now }, claims);
      return `sid=${token}; guest=1${"a".repeat(12)}`;
    }),
  );
}

/**
 * Cookies of four pages of each guest, as a browser sends them to who looks at a page every quarter of a minute:
 * the first has no mark of the audience, and is given one for a minute.
 */
export async function pagesOfGuests(
  guests: readonly string[],
  url: string,
  headers: Readonly<Record<string, string>>,
): Promise<string[]> {
  const pages: string[] = [];
  for (const cookie of guests) {
    const set = await cookiesOf(url, { ...headers, cookie });
    const mark = set.find((each) => each.startsWith("audience="));
    if (!mark) throw new Error("a guest's page gave no mark of the audience");
    const marked = `${cookie}; ${mark.split(";")[0]}`;
    pages.push(cookie, marked, marked, marked);
  }
  return pages;
}

/** What an answer sets; `fetch` would not send the `host` of a site. */
function cookiesOf(url: string, headers: Readonly<Record<string, string>>): Promise<readonly string[]> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, (answer) => {
      answer.resume().once("end", () => resolve(answer.headers["set-cookie"] ?? []));
    }).once("error", reject);
  });
}
