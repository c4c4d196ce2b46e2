import type { FindingWords } from "./create-finding.ts";
import type { JsonPath } from "./json-file.ts";

/** Something wrong at an address of a merged value. */
export interface PathProblem extends FindingWords {
  readonly path: JsonPath;
  readonly part?: "key" | "value";
  readonly beside?: Beside;
}

/**
 * A member beside the one that is told, of which the same is true, with the words for it. Where a stronger
 * layer wrote that one, the finding is there: what stood before was right until then.
 */
export interface Beside {
  readonly member: string;
  readonly message: string;
  readonly suggestion: string;
  /** Whether all would be well with another value there. */
  readonly fits: (value: unknown) => boolean;
}

/** Whether two paths lead to one place; an index is the same as a number or as text. */
export function isSamePath(a: JsonPath, b: JsonPath): boolean {
  return a.length === b.length && a.every((segment, index) => String(segment) === String(b[index]));
}
