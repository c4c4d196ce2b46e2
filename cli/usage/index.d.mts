import type { Usage } from "./usage.d.ts";

/** Words that start several commands, with what they have in common. */
export const families: Readonly<Record<string, string>>;
/** Every command, in the order of the help. */
export const usages: readonly Usage[];
