/**
 * Deals that are shown without the property's name (LIST-14): what they take off a category, their own terms,
 * and when they can be booked and stayed in. A deal lies with its property.
 */
export const mysteryDeals = {
  name: "0053-mystery-deals",
  statements: [
    `CREATE TABLE mystery_deal (
      property_id integer NOT NULL,
      deal_id text NOT NULL CHECK (deal_id ~ '^[A-Za-z0-9_-]{1,40}$'),
      room_category_id integer NOT NULL,
      percent integer NOT NULL CHECK (percent BETWEEN 1 AND 90),
      cancellation jsonb,
      book_from timestamptz NOT NULL,
      book_until timestamptz NOT NULL,
      stay_from date,
      stay_until date,
      PRIMARY KEY (property_id, deal_id),
      FOREIGN KEY (property_id, room_category_id) REFERENCES room_category ON DELETE CASCADE,
      CHECK (book_until > book_from),
      CHECK (stay_until > stay_from)
    )`,
  ],
} as const;
