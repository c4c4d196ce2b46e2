/** The other words of a campaign's link, beside a booking that it led to (TRK-11). */
export const campaignWords = {
  name: "0060-campaign-words",
  statements: ["ALTER TABLE booking_campaign ADD COLUMN term text, ADD COLUMN content text"],
} as const;
