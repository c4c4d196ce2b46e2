import type { CacheScope } from "../page/conditions.ts";

/** Who an operation's answer depends on, by operation id; from `schemas/api` (`x-operations.*.scope`). */
export type OperationScopes = Readonly<Record<string, CacheScope>>;
