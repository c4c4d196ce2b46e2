/** Links that show what a guest has saved to whoever holds them (WISH-03): one living link for each guest. */
export const wishlistLinks = {
  name: "0040-wishlist-links",
  statements: [
    // The code itself, since its owner is shown the link again; it opens no more than the rows beside it.
    `CREATE TABLE wishlist_link (
      user_id text PRIMARY KEY,
      brand_id text NOT NULL,
      code text NOT NULL UNIQUE,
      created_at timestamptz NOT NULL
    )`,
  ],
} as const;
