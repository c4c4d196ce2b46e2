import type { FindingWords } from "./create-finding.ts";
import type { JsonPath } from "./json-file.ts";

/** Something wrong at an address of a merged value. */
export interface PathProblem extends FindingWords {
  readonly path: JsonPath;
  readonly part?: "key" | "value";
}

export function isSamePath(a: JsonPath, b: JsonPath): boolean {
  return a.length === b.length && a.every((segment, index) => String(segment) === String(b[index]));
}
