/** Names inside of a file, which no command renames, and how each is written. */
export const INNER_KINDS = {
  node: /^[a-z][A-Za-z0-9-]*$/,
  arm: /^[a-z][A-Za-z0-9-]*$/,
  requirement: /^[a-z][A-Za-z0-9-]*$/,
  "payment-mode": /^[A-Za-z_]+$/,
} as const;

export type InnerKind = keyof typeof INNER_KINDS;

/** Whether a name stands inside of a file, rather than being one's. */
export function isInner(kind: string): kind is InnerKind {
  return Object.hasOwn(INNER_KINDS, kind);
}
