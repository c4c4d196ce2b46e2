/** Scripts that a shell sources, by shell; `program` is the path of bin.mjs. */
export const completionScripts: Readonly<Record<"bash" | "zsh", (program: string) => string>>;
