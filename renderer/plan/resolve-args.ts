/** Groups a `$group.path` reference may read: `route`, `query`, `site`, `props`, `context`, `guest`. */
export type ReferenceContext = Readonly<Record<string, unknown>>;

/** Value of one reference such as `$query.checkin`; undefined when absent. */
export function resolveReference(reference: string, context: ReferenceContext): unknown {
  return reference
    .slice(1)
    .split(".")
    .reduce<unknown>(
      (at, key) => (at && typeof at === "object" ? (at as Record<string, unknown>)[key] : undefined),
      context,
    );
}

/**
 * Fills the references of a request's arguments. An absent value drops its key, so the operation's own
 * default applies.
 */
export function resolveArgs(args: unknown, context: ReferenceContext): unknown {
  if (typeof args === "string") return args.startsWith("$") ? resolveReference(args, context) : args;
  if (Array.isArray(args))
    return args.map((item) => resolveArgs(item, context)).filter((item) => item !== undefined);
  if (args && typeof args === "object") {
    const filled: Record<string, unknown> = {};
    for (const [key, item] of Object.entries(args)) {
      const value = resolveArgs(item, context);
      if (value !== undefined) filled[key] = value;
    }
    return filled;
  }
  return args;
}
