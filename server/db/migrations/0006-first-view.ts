/** When the guest who booked first saw the booking: the success look is shown that once (ROUTE-07). */
export const firstView = {
  name: "0006-first-view",
  statements: ["ALTER TABLE booking ADD COLUMN first_seen_at timestamptz"],
} as const;
