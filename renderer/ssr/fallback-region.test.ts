import fc from "fast-check";
import { expect, it } from "vitest";
import { needsFallback } from "./fallback-region.ts";

it("[CMS-02] stands in only after a failure, and only while fewer nodes are shown than the limit", () => {
  const island = (html: string) => `<div data-island="main.recent" data-hydrate="idle">${html}</div>`;
  const pieces = fc.array(fc.constantFrom("", island(""), "<p></p>", island("<p></p>")));
  fc.assert(
    fc.property(pieces, fc.boolean(), fc.nat({ max: 5 }), (shown, failed, below) => {
      const full = shown.filter((html) => html.includes("<p>")).length;
      expect(needsFallback(shown, { failed, below })).toBe(failed && full < below);
    }),
  );
});
