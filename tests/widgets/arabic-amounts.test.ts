import { beforeAll, describe, expect, it } from "vitest";
import type { Release, Site } from "#renderer";
import { registry } from "#widgets/registry";
import { renderExample } from "../support/example-node.tsx";
import { realRelease } from "../support/real-release.ts";

let release: Release;
beforeAll(async () => {
  release = await realRelease();
}, 60_000);

/** What keeps its own direction in Arabic words: amounts, numbers of telephones and booking ids. */
const apart = [
  /(?:[A-Z]{3}|[₹€£$¥])[\s\u200e\u200f]*\d[\d.,]*|\d[\d.,]*[\s\u200e\u200f]*(?:\b[A-Z]{3}\b|[₹€£$¥])/,
  /\+\d[\d\s]{6,}/,
  /\b(?=[A-Z0-9]*\d)(?=[A-Z0-9]*[A-Z])[A-Z0-9]{10,}\b/,
];

describe.each(Object.keys(registry))("widget %s in Arabic", (name) => {
  it("[LOC-03] keeps amounts, numbers of telephones and bookings apart from the words around them", () => {
    const { manifest } = registry[name] as (typeof registry)[string];
    const found = manifest.examples.flatMap((example) => {
      const { html } = renderExample(release, release.sites["solvanta-ae"] as Site, "ar", manifest, example);
      const root = document.createElement("div");
      root.innerHTML = html;
      return textsOf(root).filter((text) => apart.some((each) => each.test(text)));
    });
    expect([...new Set(found)]).toEqual([]);
  });
});

/** Texts as guests see them, without what stands in `bdi` or between marks that isolate. */
function textsOf(root: Element): readonly string[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) {
    if (walker.currentNode.parentElement?.closest("bdi, [dir], script, style")) continue;
    texts.push((walker.currentNode.textContent ?? "").replace(/\u2068[^\u2069]*\u2069/g, ""));
  }
  return texts;
}
