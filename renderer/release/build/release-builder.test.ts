import { setImmediate } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { changed, smallCode, smallConfig, smallFiles } from "../testing/small-config.ts";
import { buildRelease } from "./build-release.ts";
import { createReleaseBuilder } from "./release-builder.ts";

const now = new Date("2026-05-04T10:00:00Z");
const names = Object.keys(smallConfig) as (keyof typeof smallConfig)[];

/** A change of one file: other texts, words swapped in it, or the file gone. */
const edits = fc.record({
  file: fc.constantFrom(...names, "brands/alba/pages/home.json", "messages/de/home.json"),
  change: fc.constantFrom(
    null,
    "back",
    "{",
    '{ "slots": { "main": { "order": { "$append": ["card"] } } } }',
    ["alba", "brio"],
    ["home", "hoem"],
    ["hero", "card"],
    ["nl", "en"],
    ["Good", "Best"],
    ['"v": 1', '"v": 2'],
    ["pool", "bar"],
  ),
});

describe("a builder that remembers", () => {
  it("answers what a fresh one answers, whatever was changed before", { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(fc.array(edits, { minLength: 1, maxLength: 8 }), (steps) => {
        const build = createReleaseBuilder(smallCode());
        const files = new Map(smallFiles());
        build({ now, source: { texts: smallFiles(), brandFiles: new Map() } });
        for (const { file, change } of steps) {
          const path = `config/${file}`;
          const before = files.get(path) ?? smallFiles().get(path) ?? "{}";
          if (change === null) files.delete(path);
          else if (change === "back") files.set(path, smallFiles().get(path) ?? "{}");
          else if (typeof change === "string") files.set(path, change);
          else files.set(path, before.replaceAll(change[0] ?? "", change[1] ?? ""));
          const input = { now, source: { texts: files, brandFiles: new Map() } };
          const warm = build(input);
          const cold = buildRelease({ ...smallCode(), ...input });
          expect(warm.findings).toEqual(cold.findings);
          expect(warm.release).toEqual(cold.release);
          expect(warm.explain("alba-nl", "pages.home.main.hero.props.title")).toEqual(
            cold.explain("alba-nl", "pages.home.main.hero.props.title"),
          );
        }
      }),
      { numRuns: 150 },
    );
  });

  it("forgets versions of a file that are long gone", async () => {
    setFlagsFromString("--expose-gc");
    const collectGarbage = runInNewContext("gc") as () => void;
    const build = createReleaseBuilder(smallCode());
    const english = (title: string) => ({
      "messages/en/home.json": { ...smallConfig["messages/en/home.json"], "home.title": title },
      "messages/nl/home.json": { ...smallConfig["messages/nl/home.json"], "home.title": `Hallo ${title}` },
    });
    const made: WeakRef<object>[] = [];
    for (let turn = 0; turn < 40; turn++) {
      const { release } = build({ now, overlay: smallFiles(english(`Hello ${turn}`)) });
      for (const catalogue of Object.values(release?.messages ?? {})) made.push(new WeakRef(catalogue));
      await setImmediate();
    }
    collectGarbage();
    const kept = made.filter((catalogue) => catalogue.deref() !== undefined).length;
    expect(made).toHaveLength(80);
    expect(kept).toBeLessThanOrEqual(10);
  });

  it("hands out the same objects for what did not change", () => {
    const build = createReleaseBuilder(smallCode());
    const first = build({ now, overlay: smallFiles() }).release;
    const path = "countries/PT.json";
    const next = build({
      now,
      overlay: smallFiles({ [path]: changed(path, { supportPhone: "+351 2" }) }),
    }).release;
    expect(next?.hash).not.toBe(first?.hash);
    expect(next?.sites["alba-pt"]?.country).toMatchObject({ supportPhone: "+351 2" });
    expect(next?.sites["alba-nl"]?.country).toBe(first?.sites["alba-nl"]?.country);
    expect(next?.sites["alba-pt"]?.pages).toBe(first?.sites["alba-pt"]?.pages);
    expect(next?.messages.nl).toBe(first?.messages.nl);
    expect(build({ now, overlay: smallFiles() }).release).toEqual(first);
  });

  it("grows with the number of domains, not faster: they share what they have in common", () => {
    const build = createReleaseBuilder(smallCode());
    const domains = Array.from({ length: 300 }, (_, index) => {
      const id = `alba-${index}`;
      return [`domains/${id}.json`, { ...changed("domains/alba-pt.json", { id, host: `${id}.example` }) }];
    });
    const { sites } = build({ now, overlay: smallFiles(Object.fromEntries(domains)) }).release ?? {};
    const all = Object.values(sites ?? {});
    expect(all).toHaveLength(303);
    const alike = all.filter(({ domain }) => domain.country === "PT" && domain.brand === "alba");
    for (const part of [
      "brand",
      "country",
      "limits",
      "pages",
      "paymentModes",
      "experiments",
      "modals",
    ] as const)
      expect(new Set(alike.map((site) => site[part])).size, part).toBe(1);
  });
});
