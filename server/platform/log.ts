/** The part of a pino logger the backend uses. Nothing personal may be handed to it. */
export interface Log {
  readonly info: (facts: object, message?: string) => void;
  readonly warn: (facts: object, message?: string) => void;
  readonly error: (facts: object, message?: string) => void;
}
