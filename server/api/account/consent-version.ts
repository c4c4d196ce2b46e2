/** Version of the sentence that new guests agree to: another sentence is another version. */
export const ACCOUNT_CONSENT_VERSION = 1;
