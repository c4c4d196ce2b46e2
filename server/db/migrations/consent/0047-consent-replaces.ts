/** Choices that came after others are found by those: what waits for a third party asks (ADR 0032). */
export const consentReplaces = {
  name: "0047-consent-replaces",
  statements: ["CREATE INDEX consent_replaces ON consent (replaces) WHERE replaces IS NOT NULL"],
} as const;
