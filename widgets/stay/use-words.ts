import { useIntl } from "react-intl";

/** Translates words that come as a code with an English text: the message of the id, or the text as it came when there is none. */
export function useWords(): (id: string, fallback: string) => string {
  const intl = useIntl();
  return (id, fallback) => (id in intl.messages ? intl.formatMessage({ id }) : fallback);
}
