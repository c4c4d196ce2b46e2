/** Values of a message, by placeholder name. */
export type MessageValues = Readonly<Record<string, string | number>>;

/**
 * Something a guest has to be told, as data: a stable code, the id of the sentence in `config/messages`
 * and the values for its placeholders (LOC-09). Rules never hold sentences.
 */
export interface Notice<Code extends string = string> {
  readonly code: Code;
  readonly messageId: string;
  readonly values: MessageValues;
}
