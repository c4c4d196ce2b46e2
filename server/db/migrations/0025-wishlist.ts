/** What a guest has saved (WISH-01): all of one guest's lies together, under the guest's key. */
export const wishlist = {
  name: "0025-wishlist",
  statements: [
    `CREATE TABLE wishlist_item (
      user_id text NOT NULL,
      property_id integer NOT NULL,
      created_at timestamptz NOT NULL,
      PRIMARY KEY (user_id, property_id)
    )`,
  ],
} as const;
