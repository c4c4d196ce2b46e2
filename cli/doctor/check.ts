/** One line of `doctor`. */
export interface Check {
  readonly name: string;
  readonly status: "ok" | "warning" | "problem";
  readonly message: string;
  /** What to do about it. */
  readonly advice?: string;
}

/** A check that found all well. */
export function ok(name: string, message: string): Check {
  return { name, status: "ok", message };
}

/** A check that found what works and can be better. */
export function warning(name: string, message: string, advice: string): Check {
  return { name, status: "warning", message, advice };
}

/** A check that found what does not work. */
export function problem(name: string, message: string, advice: string): Check {
  return { name, status: "problem", message, advice };
}
