import { randomInt } from "node:crypto";
import { type Attacked, browserAt, inLanes } from "./attacked.ts";

export interface Pumped {
  readonly asked: number;
  /** Messages that were sent, in all and to the block that got most. */
  readonly sent: number;
  readonly mostInABlock: number;
  readonly blocks: number;
}

/**
 * Has codes sent to numbers that cost: so many requests within an hour, from so many addresses, to numbers in
 * so many blocks of ten thousand.
 */
export async function pumpMessages(
  attacked: Attacked,
  { requests, addresses, blocks }: { requests: number; addresses: number; blocks: number },
): Promise<Pumped> {
  const before = await smsByBlock(attacked);
  // Other blocks than those of an attack before, whose budgets a database remembers.
  const first = randomInt(1000);
  await inLanes(requests, async (index) => {
    // Each asks in a browser of its own, so that no session's budget is in the way.
    const browser = browserAt(attacked, "attacker", 5_000_000 + (index % addresses));
    const phone = `63${String((first + (index % blocks)) % 1000).padStart(3, "0")}${String(index % 10_000).padStart(4, "0")}`;
    await browser.post("/api/pwa/generateByPhone", { phone, country_code: "+31" });
  });
  const after = await smsByBlock(attacked);
  const counts = [...after].map(([block, count]) => count - (before.get(block) ?? 0));
  return {
    asked: requests,
    sent: counts.reduce((sum, count) => sum + count, 0),
    mostInABlock: Math.max(0, ...counts),
    blocks,
  };
}

async function smsByBlock({ db }: Attacked): Promise<ReadonlyMap<string, number>> {
  const rows = await db.selectFrom("outbox").select("payload").where("kind", "=", "sms").execute();
  const counts = new Map<string, number>();
  for (const { payload } of rows) {
    // What was sent long ago says no more to whom.
    const { to } = payload as { readonly to?: string };
    if (to === undefined) continue;
    const block = to.slice(0, -4);
    counts.set(block, (counts.get(block) ?? 0) + 1);
  }
  return counts;
}
