import type { WalletKind } from "../db/account-tables.ts";

/** Money that comes into a guest's wallet or leaves it. */
export interface Posting {
  readonly user_id: string;
  /** ISO 4217. */
  readonly currency_code: string;
  readonly kind: WalletKind;
  /** Minor units, whole and not 0: more than 0 comes in, less than 0 leaves. */
  readonly amount: number;
  /** Names the event; of the same guest the same key is posted once, whatever else is asked for with it. */
  readonly key: string;
  /** From when on what comes in is good no more; it stays good where that is absent. */
  readonly expires_at?: Date | undefined;
  /** The booking it is about. */
  readonly booking_id?: string | undefined;
  /** The one lot that money leaves; where absent, those that are good, the first to expire first. */
  readonly lot_id?: string | undefined;
}

/** Thrown where a guest has less than is to leave: nothing was moved. */
export class WalletShort extends Error {
  constructor() {
    super("The wallet has less than that.");
    this.name = "WalletShort";
  }
}
