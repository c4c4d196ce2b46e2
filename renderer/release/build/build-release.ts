import type { ReleaseResult } from "../provenance/release-result.ts";
import { createReleaseBuilder, type ReleaseBuilderInput, type ReleaseBuildInput } from "./release-builder.ts";

export interface BuildReleaseInput extends ReleaseBuilderInput, ReleaseBuildInput {}

/**
 * Reads a configuration folder and resolves every site in it. Mistakes are findings, each said once at its
 * place; `release` is null when one of them is an error. Throws only when the schemas themselves are broken.
 * What builds again and again keeps a `createReleaseBuilder` instead.
 */
export function buildRelease(input: BuildReleaseInput): ReleaseResult {
  return createReleaseBuilder(input)(input);
}
