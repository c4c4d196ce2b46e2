/** Memberships that guests have joined: one that holds, and one that waits for its payment, at most. */
export const memberships = {
  name: "0063-memberships",
  statements: [
    `CREATE TABLE membership (
      user_id text NOT NULL,
      membership_id text NOT NULL,
      brand_id text NOT NULL,
      plan_id text NOT NULL,
      state text NOT NULL CHECK (state IN ('pending', 'active', 'cancelled', 'ended')),
      start_date date NOT NULL,
      end_date date NOT NULL,
      ends_at timestamptz NOT NULL,
      base_hotel_id integer,
      price integer NOT NULL CHECK (price >= 0),
      currency_code text NOT NULL,
      terms_release text NOT NULL,
      created_at timestamptz NOT NULL,
      cancelled_at timestamptz,
      PRIMARY KEY (user_id, membership_id),
      CHECK (end_date >= start_date)
    )`,
    `CREATE UNIQUE INDEX membership_current ON membership (user_id, brand_id)
      WHERE state IN ('active', 'cancelled')`,
    "CREATE UNIQUE INDEX membership_pending ON membership (user_id, brand_id) WHERE state = 'pending'",
  ],
} as const;
