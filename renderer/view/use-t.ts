import { useIntl } from "./use-intl.ts";

export type MessageValues = Readonly<Record<string, string | number | boolean | Date | null | undefined>>;
export type Translate = (id: string, values?: MessageValues) => string;

/** Returns the translator of the page's locale: message id and ICU values in, plain text out. */
export function useT(): Translate {
  const intl = useIntl();
  return (id, values) => intl.formatMessage({ id }, values as Record<string, string>);
}
