import type { Country } from "#schemas";
import type { PathProblem } from "../../json/path-problem.ts";
import { currencyDecimals } from "../country-measures.ts";

/**
 * A wallet that promises what it does not keep: more than may be used, days of nothing, amounts that pages
 * cannot show.
 */
export function checkWallet({ wallet, currencyCode, displayDecimals }: Country): PathProblem[] {
  if (!wallet) return [];
  const { welcomeCredit: credit, expirableLimit: limit, expiryDays } = wallet;
  const problems: PathProblem[] = [];
  const tell = (field: keyof typeof wallet, code: string, message: string, suggestion: string) =>
    problems.push({ path: ["wallet", field], code, message, suggestion, severity: "warning" });
  if (expiryDays !== undefined && credit === 0 && !wallet.memberCredit)
    tell(
      "expiryDays",
      "unread-setting",
      `Guests get nothing, so nothing ends after ${expiryDays} days.`,
      `Take it out, or write what they get in "welcomeCredit".`,
    );
  if (expiryDays !== undefined && credit > limit)
    tell(
      "welcomeCredit",
      "contradiction",
      `Guests get ${credit}, and may use ${limit} of what ends after some days.`,
      `Write at most ${limit}, or ${credit} in "expirableLimit".`,
    );
  const decimals = currencyDecimals(currencyCode);
  const step = 10 ** Math.max(0, decimals - (displayDecimals ?? decimals));
  for (const field of ["welcomeCredit", "memberCredit", "expirableLimit"] as const) {
    const amount = wallet[field] ?? 0;
    if (amount > 0 && amount < 10 ** decimals)
      tell(
        field,
        "out-of-range",
        `${amount} minor units are less than one ${currencyCode}.`,
        `Write ${amount * 10 ** decimals} for ${amount} ${currencyCode}, or 0 for nothing.`,
      );
    else if (amount % step !== 0)
      tell(
        field,
        "contradiction",
        `Pages show ${currencyCode} with ${displayDecimals} decimals, and ${amount} minor units have more.`,
        `Write ${Math.ceil(amount / step) * step}.`,
      );
  }
  return problems;
}
