export { forgetDrafts } from "./browser/consent/forget-drafts.ts";
export { type StoragePlace, writeStorage } from "./browser/consent/write-storage.ts";
