import { type IntlShape, useIntl as useReactIntl } from "react-intl";

/**
 * How widgets say words, numbers and lists: what a browser's `intl` holds as well, which is a third of
 * react-intl's (`browser/browser-intl`).
 */
export interface WidgetIntl extends Pick<IntlShape, "locale" | "messages" | "formatMessage"> {
  formatNumber(value: number, options?: Intl.NumberFormatOptions): string;
  formatList(values: readonly string[], options?: Intl.ListFormatOptions): string;
}

export const useIntl: () => WidgetIntl = useReactIntl;
