/** One line of `doctor`. */
export interface Check {
  readonly name: string;
  readonly status: "ok" | "warning" | "problem";
  readonly message: string;
  /** What to do about it. */
  readonly advice?: string;
}

export function ok(name: string, message: string): Check {
  return { name, status: "ok", message };
}

export function warning(name: string, message: string, advice: string): Check {
  return { name, status: "warning", message, advice };
}

export function problem(name: string, message: string, advice: string): Check {
  return { name, status: "problem", message, advice };
}
