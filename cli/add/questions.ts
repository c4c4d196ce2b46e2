import { confirm, isCancel, multiselect, select, text } from "@clack/prompts";
import type { AddOptions } from "./add-plan.ts";

/** A choice that is shown by its words and known by its value. */
export interface Choice {
  readonly value: string;
  readonly label?: string;
}

/** Whether somebody is there to answer, and wants to be asked. */
export function asks({ yes, json, dryRun }: AddOptions): boolean {
  return process.stdin.isTTY === true && !yes && !json && !dryRun;
}

/** One of several: what the flag said, else the person's choice, else the usual one. */
export async function chooseOne(
  options: AddOptions,
  question: {
    readonly message: string;
    readonly given?: string;
    readonly choices: readonly Choice[];
    readonly usual: string;
  },
): Promise<string> {
  const { message, given, choices, usual } = question;
  if (given !== undefined) return given;
  if (!asks(options) || choices.length < 2) return usual;
  return answered(
    await select({ message, options: choices.map((choice) => ({ ...choice })), initialValue: usual }),
  );
}

/** Any number of several: what the flags said, else the person's choice, else none. */
export async function chooseSome(
  options: AddOptions,
  question: {
    readonly message: string;
    readonly given?: readonly string[];
    readonly choices: readonly Choice[];
  },
): Promise<readonly string[]> {
  const { message, given, choices } = question;
  if (given !== undefined) return given;
  if (!asks(options) || choices.length === 0) return [];
  return answered(
    await multiselect({ message, options: choices.map((choice) => ({ ...choice })), required: false }),
  );
}

/**
 * Free words: what the flag said, else what the person types, else the usual ones. `check` says what is wrong
 * with them.
 */
export async function askText(
  options: AddOptions,
  question: {
    readonly message: string;
    readonly given?: string;
    readonly usual: string;
    readonly check?: (value: string) => string | undefined;
  },
): Promise<string> {
  const { message, given, usual, check } = question;
  const wrong = given === undefined ? undefined : check?.(given);
  if (wrong !== undefined) throw new Error(wrong);
  if (given !== undefined) return given;
  if (!asks(options)) return usual;
  const validate = (value: string | undefined) => (value ? check?.(value) : undefined);
  return answered(await text({ message, placeholder: usual, defaultValue: usual, validate }));
}

/**
 * Whether it may be written: `--yes` says so, else a person does. Where nobody is there to ask, it may not.
 */
export async function confirmed(options: AddOptions, message: string): Promise<boolean> {
  if (options.yes) return true;
  return asks(options) && answered(await confirm({ message }));
}

/** Why nothing is written where `confirmed` cannot ask. */
export const NOBODY_TO_ASK = "Nothing was written, because nobody is here to ask: --yes writes it.";

function answered<T>(answer: T): Exclude<T, symbol> {
  if (isCancel(answer)) throw new Error("Stopped; nothing was written.");
  return answer as Exclude<T, symbol>;
}
