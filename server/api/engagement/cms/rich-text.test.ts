import { expect, it } from "vitest";
import { safeHref } from "./rich-text.ts";

it.each([
  ["/faq?a=1", true],
  ["//evil.example", false],
  ["/\\evil.example", false],
  ["https://a.example/b c", true],
  ["http://a.example", false],
  ["javascript:alert(1)", false],
  ["mailto:help@a.example?subject=Stay", true],
  ["mailto:help", false],
  ["mailto:", false],
  ["tel:+31-20-123", true],
  ["tel:call us", false],
])("[CMS-04] content may link to %s: %s", (href, isSafe) => {
  expect(safeHref(href)).toBe(isSafe ? href : null);
});
