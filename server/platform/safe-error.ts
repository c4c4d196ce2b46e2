/** What a log may say of an error. */
export interface SafeError {
  readonly type: string;
  readonly message?: string;
  /** The frames only: the first lines of a stack repeat the message. */
  readonly stack?: string;
  readonly code?: string;
  /** Of the database: what was refused, by name. */
  readonly constraint?: string;
  readonly table?: string;
  readonly column?: string;
  readonly routine?: string;
  readonly cause?: SafeError;
  readonly errors?: readonly SafeError[];
}

/**
 * An error without what guests typed. PostgreSQL repeats rows and values in `message`, `detail` and `where`,
 * a parser the text it could not read: of those only names and codes are kept. In other messages whatever
 * looks like an address, a number of a phone or a secret is blanked.
 */
export function safeError(error: unknown, depth = 0): SafeError {
  if (typeof error !== "object" || error === null) return { type: typeof error };
  const { name, message, stack, cause, errors } = error as Error & { readonly errors?: unknown };
  return {
    type: textOf(name) ?? "Error",
    ...(repeatsInput(error) ? {} : definedOnly({ message: textOf(message) && blanked(message) })),
    ...definedOnly({ stack: framesOf(stack) }),
    ...definedOnly(Object.fromEntries(NAMES.map((key) => [key, nameOf(error, key)]))),
    ...(cause !== undefined && depth < 4 ? { cause: safeError(cause, depth + 1) } : {}),
    ...(Array.isArray(errors) && depth < 4
      ? { errors: errors.slice(0, 5).map((each) => safeError(each, depth + 1)) }
      : {}),
  };
}

/** A text without mail addresses, phone numbers, long secrets and what stands behind a question mark. */
export function blanked(text: string): string {
  return text
    .slice(0, 500)
    .replace(/[^\s"'<>()]+@[^\s"'<>()]+/g, "…@…")
    .replace(/\?[^\s"']*/g, "?…")
    .replace(/\+?\d(?:[\s().-]?\d){6,}/g, "…")
    .replace(/\b[\w-]{20,}\b/g, (word) => (/\d/.test(word) ? "…" : word));
}

/**
 * Errors whose message holds values: the database's (five characters of code, a severity), and a parser's.
 */
function repeatsInput(error: object): boolean {
  return error instanceof SyntaxError || ("severity" in error && "code" in error) || "problems" in error;
}

function framesOf(stack: unknown): string | undefined {
  if (typeof stack !== "string") return undefined;
  const frames = stack.split("\n").filter((line) => /^\s+at /.test(line));
  return frames.length > 0 ? frames.join("\n") : undefined;
}

/** A short word of identifiers and codes; anything else could be a value. */
function nameOf(error: object, key: string): string | undefined {
  const value = (error as Record<string, unknown>)[key];
  return typeof value === "string" && /^(?:[A-Za-z_][\w.:-]{0,79}|[0-9A-Z]{5})$/.test(value)
    ? value
    : undefined;
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}

function definedOnly<T extends object>(facts: T): { [Key in keyof T]?: Exclude<T[Key], undefined | ""> } {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value)) as never;
}

const NAMES = ["code", "constraint", "table", "column", "routine", "syscall"] as const;
