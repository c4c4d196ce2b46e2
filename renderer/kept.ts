export { type StoragePlace, writeStorage } from "./browser/consent/write-storage.ts";
