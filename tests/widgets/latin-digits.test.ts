import { beforeAll, describe, expect, it } from "vitest";
import type { Release, Site } from "#renderer";
import { registry } from "#widgets/registry";
import { renderExample } from "../support/example-node.tsx";
import { realRelease } from "../support/real-release.ts";

let release: Release;
beforeAll(async () => {
  release = await realRelease();
}, 60_000);

/** Languages whose own digits are others, and Malay, whose key is that of a language with its own. */
const locales = ["ar", "hi", "my", "th"];

describe.each(Object.keys(registry))("widget %s", (name) => {
  it.each(locales)("[LOC-06] writes Latin digits in %s", (locale) => {
    const { manifest } = registry[name] as (typeof registry)[string];
    const found = manifest.examples.flatMap((example) => {
      const site = release.sites["solvanta-in"] as Site;
      const { html } = renderExample(release, site, locale, manifest, example);
      return html.match(/[^<>]*(?!\p{Script=Latin}|[0-9])\p{Nd}[^<>]*/gu) ?? [];
    });
    expect([...new Set(found)]).toEqual([]);
  });
});
