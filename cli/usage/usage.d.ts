import type { Kind } from "../change/thing.ts";

/** A positional argument. Written `<name>` when it must be given, `[name]` when it may be left out. */
export interface UsageArgument {
  readonly name: string;
  readonly description: string;
  readonly required?: boolean;
  /** What shell completion offers. */
  readonly completes?: Completion;
}

export interface UsageOption {
  /** As commander reads it: `-y, --yes` or `--brand <id>`. */
  readonly flags: string;
  readonly description: string;
  readonly choices?: readonly string[];
  readonly default?: string;
  /** May be given more than once; the command gets a list. */
  readonly many?: boolean;
  readonly completes?: Completion;
}

/** Kinds of names that shell completion reads from the project, or fixed words. */
export type Completion = Exclude<Kind, "message"> | "folder" | "vendor" | readonly string[];

export interface UsageExample {
  /** As typed after the prompt. */
  readonly command: string;
  readonly says: string;
}

/**
 * What the command receives: `--root` resolved, arguments by name, options in camel case, `json` always
 * there.
 */
export type CommandInput = { readonly root: string; readonly json: boolean } & Readonly<
  Record<string, unknown>
>;

/** One command as data: help, completion and docs/cli.md are made from it. */
export interface Usage {
  /** Words of the command: `["add", "country"]`. */
  readonly path: readonly string[];
  readonly group: string;
  readonly description: string;
  readonly arguments?: readonly UsageArgument[];
  readonly options?: readonly UsageOption[];
  readonly examples: readonly UsageExample[];
  /** Loads the code only now, so that help stays quick; `usages` are all commands. Answers the exit code. */
  readonly run: (input: CommandInput, usages: readonly Usage[]) => Promise<number>;
}
