import { createIntl } from "react-intl";
import { expect, it } from "vitest";
import { compileMessage } from "../release/messages/compile-message.ts";
import type { Release } from "../site/release.ts";
import type { SiteView } from "../site/site.ts";
import { createIntlSource } from "./intl-source.ts";

const compiled = (text: string) => {
  const result = compileMessage(text);
  return result.ok ? result.message : expect.fail(result.problem);
};

function intlOf(texts: Readonly<Record<string, string>>) {
  const words = Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, compiled(text)]));
  const language = { locale: "en", contentLanguage: "en" };
  // What an intl is made from; a release has all the rest too.
  const release = { messages: { en: words }, brandMessages: {}, languages: { en: language } };
  const view = { site: { brand: { id: "any" } }, locale: "en", language };
  return createIntlSource(release as unknown as Release)(view as unknown as SiteView);
}

it("says compiled words as they are, also where they hold signs that mean something in a message", () => {
  const intl = intlOf({
    plain: "Sign in",
    braces: "Write '{'name'}' or '<'b'>'",
    nights: "{count, plural, one {# night} other {# nights}} at {place}",
  });
  for (const _ of ["first", "again"]) {
    expect(intl.formatMessage({ id: "plain" })).toBe("Sign in");
    expect(intl.formatMessage({ id: "braces" }, { name: "nobody" })).toBe("Write {name} or <b>");
    expect(intl.formatMessage({ id: "nights" }, { count: 1, place: "{here}" })).toBe("1 night at {here}");
    expect(intl.formatMessage({ id: "nights" }, { count: 3, place: "sea" })).toBe("3 nights at sea");
  }
});

it("puts values in as react-intl does, and leaves to it what is no text or is missing", () => {
  const text = "{count} at {place}, {name}";
  const intl = intlOf({ text });
  const plain = createIntl({ locale: "en", messages: { text }, onError: () => {} });
  for (const values of [
    { count: 1204, place: "", name: "{place}" },
    { count: 0, place: null, name: "<b>" },
    { count: true, place: undefined, name: "a" },
  ])
    expect(intl.formatMessage({ id: "text" }, values)).toEqual(plain.formatMessage({ id: "text" }, values));
  expect(() => intl.formatMessage({ id: "text" }, { count: 1, place: "here" })).toThrow("was not provided");
  expect(intl.formatMessage({ id: "toString" })).toBe("toString");
});
