import type { Transaction } from "kysely";
import type { Country } from "#schemas";
import type { Database } from "../db/schema.ts";
import type { OperationContext } from "../platform/operations/operation.ts";
import { lockWallet } from "./lock-wallet.ts";
import { postToWallet } from "./post-to-wallet.ts";
import { type AskedUse, usableNow } from "./usable-now.ts";

/** Thrown where a wallet may not give a booking what its price says any more: nothing was moved. */
export class WalletGone extends Error {
  constructor() {
    super("The wallet money of this price cannot be used any more.");
    this.name = "WalletGone";
  }
}

export interface BookingUse extends AskedUse {
  readonly booking_id: string;
  /** What the agreed price uses, in minor units, more than 0. */
  readonly used: number;
}

/**
 * Takes what an agreed price uses out of the guest's wallet, in the transaction that makes the booking. How
 * much they may use is worked out anew while nobody else can move their money, so that two bookings at once
 * never use the same money. @throws WalletGone where that is less than the price says.
 */
export async function spendOnBooking(
  trx: Transaction<Database>,
  use: BookingUse,
  { ids, clock, country }: Pick<OperationContext, "ids" | "clock"> & { readonly country: Country },
): Promise<void> {
  const now = new Date(clock());
  const { user_id, currency_code, booking_id, used } = use;
  await lockWallet(trx, { user_id, currency_code }, { ids, now });
  if ((await usableNow(trx, use, country, now)) < used) throw new WalletGone();
  const key = `spent:${booking_id}`;
  await postToWallet(
    trx,
    { user_id, currency_code, kind: "spent", amount: -used, key, booking_id },
    { ids, clock },
  );
}
