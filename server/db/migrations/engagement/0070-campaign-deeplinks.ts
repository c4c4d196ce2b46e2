/** The page that a campaign's link led to, beside a booking that it led to (DEAL-03). */
export const campaignDeeplinks = {
  name: "0070-campaign-deeplinks",
  statements: ["ALTER TABLE booking_campaign ADD COLUMN deeplink text"],
} as const;
