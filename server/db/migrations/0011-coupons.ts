/**
 * Coupons with what they may be used for and how often (COUP-01 to COUP-05). A coupon belongs to no property,
 * so its key is its code; every booking with it changes its counters by a conditional update, and the CHECK
 * constraints say the same.
 */
export const coupons = {
  name: "0011-coupons",
  statements: [
    `CREATE TABLE coupon (
      coupon_code text PRIMARY KEY CHECK (coupon_code ~ '^[A-Z0-9]{4,24}$' AND coupon_code <> 'NONE'),
      state text NOT NULL DEFAULT 'active' CHECK (state IN ('active', 'withdrawn')),
      listed boolean NOT NULL DEFAULT false,
      automatic boolean NOT NULL DEFAULT false,
      brand_ids text[],
      countries text[],
      property_types text[],
      property_ids integer[],
      book_from timestamptz NOT NULL,
      book_until timestamptz NOT NULL,
      stay_from date,
      stay_until date,
      min_nights integer NOT NULL DEFAULT 1 CHECK (min_nights >= 1),
      percent integer CHECK (percent BETWEEN 1 AND 100),
      once_per_guest boolean NOT NULL DEFAULT true,
      back_on_cancel boolean NOT NULL DEFAULT true,
      redemptions integer CHECK (redemptions >= 0),
      redeemed integer NOT NULL DEFAULT 0 CHECK (redeemed >= 0),
      CHECK (book_until > book_from),
      CONSTRAINT coupon_not_overspent CHECK (redeemed <= redemptions)
    )`,
    "CREATE INDEX coupon_shown ON coupon (coupon_code) WHERE listed OR automatic",
    `CREATE TABLE coupon_amount (
      coupon_code text NOT NULL REFERENCES coupon,
      currency_code text NOT NULL,
      off bigint CHECK (off > 0),
      most bigint CHECK (most > 0),
      least bigint NOT NULL DEFAULT 0 CHECK (least >= 0),
      budget bigint CHECK (budget >= 0),
      spent bigint NOT NULL DEFAULT 0 CHECK (spent >= 0),
      PRIMARY KEY (coupon_code, currency_code),
      CONSTRAINT coupon_amount_not_overspent CHECK (spent <= budget)
    )`,
    `CREATE TABLE coupon_redemption (
      property_id integer NOT NULL,
      booking_id text NOT NULL,
      coupon_code text NOT NULL REFERENCES coupon,
      currency_code text NOT NULL,
      amount bigint NOT NULL CHECK (amount > 0),
      state text NOT NULL DEFAULT 'redeemed' CHECK (state IN ('redeemed', 'returned')),
      once boolean NOT NULL,
      phone_hash text NOT NULL,
      email_hash text,
      created_at timestamptz NOT NULL,
      returned_at timestamptz,
      PRIMARY KEY (property_id, booking_id),
      FOREIGN KEY (property_id, booking_id) REFERENCES booking,
      CHECK ((state = 'returned') = (returned_at IS NOT NULL))
    )`,
    "CREATE UNIQUE INDEX coupon_redemption_phone ON coupon_redemption (coupon_code, phone_hash) WHERE once AND state = 'redeemed'",
    "CREATE UNIQUE INDEX coupon_redemption_email ON coupon_redemption (coupon_code, email_hash) WHERE once AND state = 'redeemed'",
    "CREATE INDEX coupon_redemption_coupon ON coupon_redemption (coupon_code) WHERE state = 'redeemed'",
  ],
} as const;
