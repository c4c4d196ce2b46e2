/** Candidates for the last of the words typed after the command's name, one a line, a description after a tab. */
export function complete(typed: readonly string[], project: string): string;
