/** The part of a price that the owner of a property carries (PRICE-09), in percent of the total. */
export const ownerDiscounts = {
  name: "0054-owner-discounts",
  statements: [
    `ALTER TABLE property ADD COLUMN owner_discount_percent integer NOT NULL DEFAULT 0
      CHECK (owner_discount_percent BETWEEN 0 AND 100)`,
  ],
} as const;
