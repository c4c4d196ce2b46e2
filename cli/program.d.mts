/** Runs the `staywright` command; 0 clean, 1 findings, 2 the tool failed. `prepare` makes TypeScript loadable before a command runs. */
export function main(args: readonly string[], prepare?: () => void): Promise<number>;
