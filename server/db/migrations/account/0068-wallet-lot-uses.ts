/**
 * Which lots a booking took its wallet money from, and what of each came back: money is given back to the
 * days it was good until, and never more of it than was taken, by a CHECK.
 */
export const walletLotUses = {
  name: "0068-wallet-lot-uses",
  statements: [
    `CREATE TABLE wallet_lot_use (
      user_id text NOT NULL,
      transaction_id text NOT NULL,
      lot_id text NOT NULL,
      amount bigint NOT NULL CHECK (amount > 0),
      returned bigint NOT NULL DEFAULT 0 CHECK (returned BETWEEN 0 AND amount),
      PRIMARY KEY (user_id, transaction_id, lot_id),
      FOREIGN KEY (user_id, transaction_id) REFERENCES wallet_transaction (user_id, transaction_id),
      FOREIGN KEY (user_id, lot_id) REFERENCES wallet_lot (user_id, lot_id)
    )`,
    "CREATE INDEX wallet_transaction_booking ON wallet_transaction (user_id, booking_id) WHERE booking_id IS NOT NULL",
  ],
} as const;
