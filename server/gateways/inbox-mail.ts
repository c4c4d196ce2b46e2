import { mkdir, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Clock } from "../platform/clock.ts";
import type { Mail, MailGateway } from "./gateways.ts";

/**
 * Puts mail into a folder instead of sending it: the inbox of development and tests. A mail is `<id>.eml`, which mail programs and editors open; only its
 * owner reads it, because its link opens a booking. It is kept out of the database for the same reason, and for a month.
 */
export function createInboxMail(folder: string, clock: Clock): MailGateway {
  let tidied = Number.NEGATIVE_INFINITY;
  return {
    async send(mail) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, `${mail.id}.eml`);
      // Under its name once it is whole: a repeat replaces it by the same mail.
      await writeFile(`${file}.part`, emlOf(mail, clock()), { mode: 0o600 });
      await rename(`${file}.part`, file);
      if (clock() - tidied < HOUR_MS) return;
      tidied = clock();
      await tidy(folder, tidied);
    },
  };
}

function emlOf({ id, to, subject, body, locale }: Mail, now: number): string {
  const headers = {
    "Message-ID": `<${id}@staywright.invalid>`,
    Date: new Date(now).toUTCString(),
    To: to,
    Subject: subject,
    "Content-Language": locale,
    "Content-Type": "text/plain; charset=utf-8",
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value.replace(/[\r\n]+/g, " ")}`);
  return [...lines, "", body, ""].join("\n");
}

async function tidy(folder: string, now: number): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = join(folder, name);
    const { mtimeMs } = await stat(file);
    if (mtimeMs < now - KEPT_MS) await rm(file, { force: true });
  }
}

const HOUR_MS = 3_600_000;
const KEPT_MS = 30 * 24 * HOUR_MS;
