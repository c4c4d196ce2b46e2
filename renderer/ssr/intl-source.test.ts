import { expect, it } from "vitest";
import { compileMessage } from "../release/messages/compile-message.ts";
import type { Release } from "../site/release.ts";
import type { SiteView } from "../site/site.ts";
import { createIntlSource } from "./intl-source.ts";

const compiled = (text: string) => {
  const result = compileMessage(text);
  return result.ok ? result.message : expect.fail(result.problem);
};

it("says compiled words as they are, also where they hold signs that mean something in a message", () => {
  const words = {
    plain: compiled("Sign in"),
    braces: compiled("Write '{'name'}' or '<'b'>'"),
    nights: compiled("{count, plural, one {# night} other {# nights}} at {place}"),
  };
  const language = { locale: "en", contentLanguage: "en" };
  // What an intl is made from; a release has all the rest too.
  const release = { messages: { en: words }, brandMessages: {}, languages: { en: language } };
  const view = { site: { brand: { id: "any" } }, locale: "en", language };
  const intl = createIntlSource(release as unknown as Release)(view as unknown as SiteView);
  for (const _ of ["first", "again"]) {
    expect(intl.formatMessage({ id: "plain" })).toBe("Sign in");
    expect(intl.formatMessage({ id: "braces" }, { name: "nobody" })).toBe("Write {name} or <b>");
    expect(intl.formatMessage({ id: "nights" }, { count: 1, place: "{here}" })).toBe("1 night at {here}");
    expect(intl.formatMessage({ id: "nights" }, { count: 3, place: "sea" })).toBe("3 nights at sea");
  }
});
