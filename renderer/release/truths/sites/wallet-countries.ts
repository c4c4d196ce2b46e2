import type { PaymentMode } from "#schemas";
import type { PathProblem } from "../../json/path-problem.ts";

/**
 * Countries whose people have a wallet of this kind, for those of the specification's modes (PAY-17) that are
 * one country's or one region's.
 */
const HOMES: Readonly<Record<string, readonly string[]>> = {
  GRABPAY_WALLET: ["ID", "KH", "MM", "MY", "PH", "SG", "TH", "VN"],
  ITZC: ["IN"],
  ola_postpaid: ["IN"],
  paytm_seamless_wallet: ["IN"],
};

/** Where guests can pay by UPI: India, and where its operator lets Indians pay abroad. */
const BY_UPI = ["IN", "AE", "BT", "FR", "LK", "MU", "NP", "SG"];

/** Wallets, and payments by UPI, offered where nobody has one. */
export function walletsElsewhere(modes: Readonly<Record<string, PaymentMode>>): PathProblem[] {
  return Object.entries(modes).flatMap(([name, { mode, kind, countries = [] }]): PathProblem[] => {
    const homes = kind === "upi" ? BY_UPI : Object.hasOwn(HOMES, name) ? HOMES[name] : undefined;
    // A mode under another's key is told as that, and a code that is none as that.
    const at = countries.findIndex((code) => /^[A-Z]{2}$/.test(code) && !homes?.includes(code));
    if (!homes || mode !== name || at === -1) return [];
    const message = `Nobody in ${countries[at]} ${kind === "upi" ? "pays by UPI" : `has a wallet of "${name}"`}.`;
    const suggestion = `Write one of ${homes.join(", ")}, or take it out.`;
    const path = ["modes", name, "countries", at];
    return [{ path, code: "untrue", message, suggestion, severity: "warning" }];
  });
}
