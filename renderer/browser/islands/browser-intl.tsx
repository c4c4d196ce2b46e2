import { type FormatXMLElementFn, IntlMessageFormat } from "intl-messageformat";
import { Children, Fragment, isValidElement, type ReactNode } from "react";
import type { WidgetIntl } from "../../view/use-intl.ts";
import { noteFailed } from "../reports/failed-parts.ts";

type Compiled = ReturnType<IntlMessageFormat["getAst"]>;
type Chunks = FormatXMLElementFn<ReactNode>;
type Values = Readonly<Record<string, string | number | Chunks>>;

/**
 * What react-intl's `createIntl` makes, as far as widgets use it (`WidgetIntl`) and for messages that are
 * compiled: half its weight. What cannot be said stands as well as it can, a message as its id, and the
 * server is told which (LOC-04).
 */
export function createBrowserIntl(locale: string, messages: Readonly<Record<string, unknown>>): WidgetIntl {
  const formatMessage = ({ id }: { readonly id: string }, values: Values = {}): ReactNode => {
    const message = messages[id];
    // A text without arguments is sent as it is read, not compiled: there is no parser.
    if (typeof message === "string") return message;
    return attempt(id, id, () => keyed(formatOf(message as Compiled, locale).format(withKeys(values))));
  };
  return {
    locale,
    messages: messages as WidgetIntl["messages"],
    formatMessage: formatMessage as WidgetIntl["formatMessage"], // One signature stands for all its overloads.
    formatNumber: (value, options) =>
      attempt(undefined, String(value), () => formatters.getNumberFormat(locale, options).format(value)),
    formatList: (values, options) =>
      attempt(undefined, values.join(", "), () => new Intl.ListFormat(locale, options).format(values)),
  };
}

function attempt<Said>(message: string | undefined, otherwise: Said, say: () => Said): Said {
  try {
    return say();
  } catch {
    noteFailed({ message });
    return otherwise;
  }
}

/** What says each compiled message: a page's messages are its own, in one language. */
const formats = new WeakMap<Compiled, IntlMessageFormat>();

function formatOf(message: Compiled, locale: string): IntlMessageFormat {
  let format = formats.get(message);
  if (!format) {
    format = new IntlMessageFormat(message, locale, undefined, { formatters });
    formats.set(message, format);
  }
  return format;
}

/** Makes each formatter once: that costs more than to use it. */
const formatters = {
  getNumberFormat: once(Intl.NumberFormat),
  getDateTimeFormat: once(Intl.DateTimeFormat),
  getPluralRules: once(Intl.PluralRules),
};

function once<Arguments extends unknown[], Made>(
  Formatter: new (...given: Arguments) => Made,
): (...given: Arguments) => Made {
  const made = new Map<string, Made>();
  return (...given) => {
    const key = JSON.stringify(given);
    const formatter = made.get(key) ?? new Formatter(...given);
    made.set(key, formatter);
    return formatter;
  };
}

/** Words around elements, each with a key of its own: React would warn of a list without. */
function keyed(said: ReactNode): ReactNode {
  if (!Array.isArray(said)) return said;
  return Children.toArray(said).map((part, at) =>
    // Its place is all that tells one part of a sentence from another.
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a sentence are not reordered
    isValidElement(part) ? <Fragment key={at}>{part}</Fragment> : part,
  );
}

function withKeys(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === "function" ? (parts: ReactNode[]) => value(keyed(parts) as ReactNode[]) : value,
    ]),
  );
}
