/** Which version of the sentence a guest agreed to who signed up: so far there was one. */
export const consentVersion = {
  name: "0048-consent-version",
  statements: [
    "ALTER TABLE account ADD COLUMN gdpr_consent_version integer",
    "UPDATE account SET gdpr_consent_version = 1 WHERE gdpr_consent_at IS NOT NULL",
  ],
} as const;
