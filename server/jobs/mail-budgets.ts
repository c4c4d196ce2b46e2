import { sha256 } from "../platform/hash.ts";
import { type Spending, spendBudgets } from "../platform/limits/spend-budgets.ts";
import type { JobContext } from "./job-context.ts";

/**
 * Counts a mail for its recipient, over an hour and a day: whoever makes bookings with an address that is not theirs floods nobody.
 * When too many went there already, the answer says how many seconds the mail waits; none is dropped.
 */
export async function spendMail(context: JobContext, recipient: string): Promise<Spending> {
  const { mailsPerHour, mailsPerDay } = context.protection();
  const whose = sha256(recipient.trim().toLowerCase());
  return spendBudgets(context, [
    { bucket: `mail:hour:${whose}`, limit: mailsPerHour, windowSeconds: 3600 },
    { bucket: `mail:day:${whose}`, limit: mailsPerDay, windowSeconds: 86_400 },
  ]);
}
