export { CONSENT_CHANGED, hasConsent } from "./browser/consent/consent-choice.ts";
export { type StoragePlace, writeStorage, writeWithConsent } from "./browser/consent/write-storage.ts";
