import type { PaymentMode } from "#schemas";
import type { PathProblem } from "../json/path-problem.ts";

/** How a guest pays by each of the specification's modes (PAY-17). */
const KINDS: Readonly<Record<string, PaymentMode["kind"]>> = {
  DC: "card",
  CC: "card",
  FC: "card",
  ADYEN: "card",
  PAYUM: "card",
  NB: "bank",
  UPI_VPA: "upi",
  GPAY_OMNI: "upi",
  PPI: "wallet",
  ITZC: "wallet",
  paypal: "wallet",
  amazonpay_wallet: "wallet",
  GRABPAY_WALLET: "wallet",
  paytm_seamless_wallet: "wallet",
  ola_postpaid: "wallet",
};

/** Modes with the form of another kind: the gateway would refuse what a guest fills in. */
export function wrongPaymentKinds(modes: Readonly<Record<string, PaymentMode>>): PathProblem[] {
  return Object.entries(modes).flatMap(([name, { mode, kind }]): PathProblem[] => {
    const wanted = Object.hasOwn(KINDS, name) ? KINDS[name] : undefined;
    // A mode under another's key is told as that.
    if (wanted === undefined || wanted === kind || mode !== name) return [];
    const message = `"${name}" is paid by ${wanted === "upi" ? "UPI" : `a ${wanted}`}, and this says ${kind}.`;
    const suggestion = `Write "${wanted}".`;
    return [{ path: ["modes", name, "kind"], code: "untrue", message, suggestion, severity: "warning" }];
  });
}
