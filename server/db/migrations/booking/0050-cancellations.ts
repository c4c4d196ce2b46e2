/**
 * What a cancellation was (BCAN-01, BCAN-04): the reason's code beside the guest's own words, what it cost,
 * and what of the payments comes back until when, as the guest was told. Null where a booking was cancelled
 * elsewhere.
 */
export const cancellations = {
  name: "0050-cancellations",
  statements: [
    "ALTER TABLE booking ADD COLUMN cancellation_code text",
    "ALTER TABLE booking ADD COLUMN cancellation_charge bigint CHECK (cancellation_charge BETWEEN 0 AND total)",
    "ALTER TABLE booking ADD COLUMN cancellation_refund bigint CHECK (cancellation_refund >= 0)",
    "ALTER TABLE booking ADD COLUMN cancellation_refund_by date",
  ],
} as const;
