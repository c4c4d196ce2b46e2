import type { Db } from "../db/pool.ts";
import type { WaitingSms } from "../gateways/gateways.ts";

/** Text messages that wait to be sent, oldest first. */
export async function waitingTexts(db: Db): Promise<readonly WaitingSms[]> {
  const rows = await db
    .selectFrom("outbox")
    .select("payload")
    .where("kind", "=", "sms")
    .orderBy("created_at")
    .execute();
  return rows.map(({ payload }) => payload as WaitingSms);
}

/** The code of the newest message to a number, from the line that browsers read. */
export async function codeFor(db: Db, number: string): Promise<string> {
  const texts = (await waitingTexts(db)).filter(({ to }) => to === number);
  const code = /#(\d{6})$/.exec(texts.at(-1)?.text ?? "")?.[1];
  if (!code) throw new Error(`No code went to ${number}.`);
  return code;
}
