/**
 * Something an operator set is wrong or does not answer: the message says what, and a stack would only hide
 * it.
 */
export class SettingError extends Error {
  override readonly name = "SettingError";
}
