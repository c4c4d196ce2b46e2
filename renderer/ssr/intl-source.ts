import { type MessageFormatElement, TYPE } from "@formatjs/icu-messageformat-parser";
import { IntlMessageFormat } from "intl-messageformat";
import { createIntl, createIntlCache, type IntlConfig, type IntlShape } from "react-intl";
import { languageTag } from "../site/language-tag.ts";
import { messagesOf } from "../site/messages-of.ts";
import type { Release } from "../site/release.ts";
import type { SiteView } from "../site/site.ts";

/**
 * One `intl` per brand and locale of a release, made when first asked for. Messages are compiled, so no
 * parser runs. A word that is missing shows its id; any other error is thrown. `onError` is told of both.
 * With `onStandIn`, which is told of it, English says what another language fails to say (LOC-04).
 */
export function createIntlSource(
  release: Release,
  onError: (error: Parameters<NonNullable<IntlConfig["onError"]>>[0]) => void = () => {},
  { onStandIn }: { readonly onStandIn?: (error: unknown) => void } = {},
): (view: SiteView) => IntlShape {
  const cache = createIntlCache();
  const shapes = new Map<string, IntlShape>();
  return function intlOf({ site, locale, language }) {
    const key = `${site.brand.id}/${locale}`;
    let intl = shapes.get(key);
    if (!intl) {
      intl = createIntl(
        {
          locale: languageTag(language),
          messages: messagesOf(release, site.brand.id, locale) as Record<string, string>,
          onError: (error) => {
            onError(error);
            if (error.code !== "MISSING_TRANSLATION") throw error;
          },
        },
        cache,
      );
      formatOnce(intl);
      sayPlainly(intl);
      const english = release.languages.en;
      if (onStandIn && locale !== "en" && english)
        standIn(intl, () => intlOf({ site, locale: "en", language: english }), onStandIn);
      shapes.set(key, intl);
    }
    return intl;
  };
}

/** Says a message in English where it cannot be said in its own language. */
function standIn(intl: IntlShape, english: () => IntlShape, onStandIn: (error: unknown) => void): void {
  const say = intl.formatMessage;
  const formatMessage = (...message: Parameters<typeof say>) => {
    try {
      return say(...message);
    } catch (error) {
      onStandIn(error);
      return english().formatMessage(...message);
    }
  };
  Object.assign(intl, { formatMessage });
}

/**
 * Says most messages by putting their values in: what holds a number, a date, a choice or a tag, or lacks a
 * value, is for react-intl, which says the others alike and takes several times as long.
 */
function sayPlainly(intl: IntlShape): void {
  const say = intl.formatMessage;
  const messages: Readonly<Record<string, unknown>> = intl.messages;
  const formatMessage = (...message: Parameters<typeof say>) => {
    const [{ id = "" } = {}, values] = message;
    const known = Object.hasOwn(messages, id) ? messages[id] : undefined;
    return plainText(known, values) || say(...message);
  };
  Object.assign(intl, { formatMessage });
}

/** A compiled message whose values are texts and counts put in as they are; undefined for any other. */
function plainText(message: unknown, values: Readonly<Record<string, unknown>> = {}): string | undefined {
  if (typeof message === "string") return message;
  if (!Array.isArray(message)) return undefined;
  let text = "";
  for (const part of message as readonly MessageFormatElement[]) {
    const isPut = part.type === TYPE.argument;
    const said = part.type === TYPE.literal ? part.value : isPut ? values[part.value] : undefined;
    if (typeof said !== "string" && typeof said !== "number") return undefined;
    text += said;
  }
  return text;
}

type Formats = IntlShape["formatters"]["getMessageFormat"];
type Format = ReturnType<Formats>;

/** What says each compiled message, by language tag. */
const known = new Map<string, WeakMap<object, Format>>();

/**
 * Finds what says a message by the message itself, and makes it so: react-intl finds it by writing the whole
 * message as JSON each time it is said, and parses plain words once more, which says those with quoted signs
 * (`'{'name'}'`) wrong: what a release has as a string was read already.
 */
function formatOnce({ formatters, locale }: IntlShape): void {
  const formats = known.get(locale) ?? new WeakMap<object, Format>();
  known.set(locale, formats);
  const words = new Map<string, Format>();
  const make = formatters.getMessageFormat;
  const getMessageFormat: Formats = (message, locales, own, options) => {
    // `formatters` is always among the options; any other is somebody's own wish.
    if (Object.keys(options ?? {}).length > 1) return make(message, locales, own, options);
    const isPlain = typeof message === "string";
    let format = isPlain ? words.get(message) : formats.get(message);
    if (!format) {
      const tree = isPlain ? [{ type: TYPE.literal as const, value: message }] : message;
      format = new IntlMessageFormat(tree, locales, own, options);
      if (isPlain) words.set(message, format);
      else formats.set(message, format);
    }
    return format;
  };
  Object.assign(formatters, { getMessageFormat });
}
