import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import { cleanup, render } from "@testing-library/react";
import type { ReactNode } from "react";
import { createIntl } from "react-intl";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { realRelease } from "../../../tests/support/real-release.ts";
import type { FailedPart } from "../reports/failed-parts.ts";
import { createBrowserIntl } from "./browser-intl.tsx";

type Values = Record<string, string | number | Date | ((words: ReactNode) => ReactNode)>;

beforeEach(() => {
  window.failedParts = [] as FailedPart[];
});
afterEach(cleanup);

describe("words in a browser", () => {
  it("[LOC-01] says every message of every language as react-intl says it on the server", async () => {
    const { messages } = await realRelease();
    let said = 0;
    for (const [locale, catalogue] of Object.entries(messages)) {
      // A page has messages of its own, those that English lends to another language too.
      const ours = createBrowserIntl(locale, structuredClone(catalogue));
      const theirs = createIntl({ locale, messages: catalogue as Record<string, string> });
      for (const [id, message] of Object.entries(catalogue)) {
        if (typeof message === "string") continue;
        for (const values of samples(message as MessageFormatElement[])) {
          expect(ours.formatMessage({ id }, values), `${locale} ${id}`).toEqual(
            theirs.formatMessage({ id }, values),
          );
          said++;
        }
      }
    }
    expect(said).toBeGreaterThan(10_000);
    expect(window.failedParts).toEqual([]);
  });

  it("[LOC-04] shows a message it cannot say by its id, and tells which", () => {
    const intl = createBrowserIntl("en", {
      "stay.nights": parse("{count, plural, one {# night} other {#}}"),
    });
    expect(intl.formatMessage({ id: "stay.nights" })).toBe("stay.nights");
    expect(intl.formatMessage({ id: "stay.unknown" })).toBe("stay.unknown");
    expect(window.failedParts).toEqual([{ message: "stay.nights" }, { message: "stay.unknown" }]);
  });

  it("shows a number and a list that cannot be formed as they are", () => {
    const intl = createBrowserIntl("en", {});
    expect(intl.formatNumber(1.5, { style: "currency", currency: "?" })).toBe("1.5");
    expect(intl.formatList(["2 adults", "1 child"], { type: "no" as "unit" })).toBe("2 adults, 1 child");
    expect(window.failedParts).toEqual([{}, {}]);
  });

  it("sends a text without arguments as it is read", () => {
    const intl = createBrowserIntl("en", { "shell.it": "It's {here}" });
    expect(intl.formatMessage({ id: "shell.it" })).toBe("It's {here}");
  });

  it("keys elements among words, also two alike", () => {
    const warned = vi.spyOn(console, "error").mockImplementation(() => {});
    const intl = createBrowserIntl("en", {
      terms: parse("Agree to <a>our <b>terms</b></a> and <a>this</a>."),
    });
    const { container } = render(
      <p>
        {intl.formatMessage(
          { id: "terms" },
          { a: (words) => <a href="/terms">{words}</a>, b: (words) => <b>{words}</b> },
        )}
      </p>,
    );
    expect(container.innerHTML).toBe(
      '<p>Agree to <a href="/terms">our <b>terms</b></a> and <a href="/terms">this</a>.</p>',
    );
    expect(warned).not.toHaveBeenCalled();
    warned.mockRestore();
  });
});

/** Values that lead through every branch of a message at least once. */
function samples(message: readonly MessageFormatElement[]): readonly Values[] {
  const choices = new Map<string, readonly Values[string][]>();
  const visit = (element: MessageFormatElement): void => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return;
    const known = choices.get(element.value) ?? [];
    if (element.type === TYPE.plural) choices.set(element.value, [0, 1, 2, 3, 5, 11, 21, 1500]);
    else if (element.type === TYPE.number) choices.set(element.value, [...known, 1234.5]);
    else if (element.type === TYPE.date || element.type === TYPE.time)
      choices.set(element.value, [new Date("2027-01-15T10:00:00Z")]);
    else if (element.type === TYPE.tag) choices.set(element.value, [(words) => <b>{words}</b>]);
    else if (element.type === TYPE.select) choices.set(element.value, Object.keys(element.options));
    else if (known.length === 0) choices.set(element.value, ["‹it›"]);
    if (element.type === TYPE.tag) element.children.forEach(visit);
    if (element.type === TYPE.plural || element.type === TYPE.select)
      for (const option of Object.values(element.options)) option.value.forEach(visit);
  };
  message.forEach(visit);
  const most = Math.max(...[...choices.values()].map((each) => each.length));
  return Array.from({ length: most }, (_, at) =>
    Object.fromEntries([...choices].map(([name, each]) => [name, each[at % each.length] ?? ""])),
  );
}
