import type { Release } from "#renderer";
import type { LanguageProblems } from "./render-check.ts";

/** A release that another thread renders languages of. */
export interface HelpOrder {
  readonly release: Release;
  readonly now: Date;
  /** Whether what it remembers is wanted. */
  readonly remembers: boolean;
}

/** What that thread found, and what it remembers of it. */
export interface HelpResult {
  readonly found: readonly (readonly [locale: string, problems: LanguageProblems])[];
  readonly nodes: number;
  readonly added: number;
  readonly memory: string;
}

/** A thread that helps with one release. */
export interface RenderHelper {
  /** How many languages were taken so far, by either thread: one number. */
  readonly turns: SharedArrayBuffer;
  /** Whether what it remembers is to be kept. */
  readonly remembers: boolean;
  readonly help: (order: HelpOrder) => Promise<HelpResult>;
}

/** Does what no other thread has taken yet, one language after the other. */
export function takeTurns<T>(
  turns: SharedArrayBuffer,
  locales: readonly string[],
  check: (locale: string) => T,
): readonly (readonly [locale: string, made: T])[] {
  const taken = new Int32Array(turns);
  const made: (readonly [string, T])[] = [];
  for (;;) {
    const locale = locales[Atomics.add(taken, 0, 1)];
    if (locale === undefined) return made;
    made.push([locale, check(locale)]);
  }
}
