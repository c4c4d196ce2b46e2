import { useIntl } from "#renderer";

/**
 * Translates words that come as a code with an English text: the message of the id, or the text as it came
 * when there is none or when the message needs figures that did not come with the code.
 */
export function useWords(): (id: string, fallback: string) => string {
  const intl = useIntl();
  return (id, fallback) => (typeof intl.messages[id] === "string" ? intl.formatMessage({ id }) : fallback);
}
