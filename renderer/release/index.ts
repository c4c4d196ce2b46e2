export { type JsonFile, type JsonPath, type Position, parseJsonFile, positionOf } from "./json-file.ts";
export type * from "./release.ts";
