import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readConfigSource } from "#renderer/release";
import { projectRoot } from "../../tests/support/real-release.ts";
import { createFindingsCollector } from "./collect-findings.ts";
import { SAID_BY_CODE } from "./missing-messages.ts";
import { isNamedIn, namesOfCode } from "./named-ids.ts";

const source = readConfigSource(projectRoot);
const collect = createFindingsCollector(projectRoot);

/** The configuration without some ids in any language. */
const without = (lost: (id: string) => boolean) => ({
  ...source,
  texts: new Map(
    [...source.texts].map(([file, text]) => {
      if (!file.includes("/messages/")) return [file, text];
      const kept = Object.entries(JSON.parse(text)).filter(([id]) => !lost(id));
      return [file, JSON.stringify(Object.fromEntries(kept), null, 2)];
    }),
  ),
});

describe("messages that the code says", () => {
  it("are listed: those that it names and that were written at some time", async () => {
    const isNamed = isNamedIn(namesOfCode(projectRoot));
    const written = [...source.texts].flatMap(([file, text]) =>
      file.startsWith("config/messages/en/") ? Object.keys(JSON.parse(text)) : [],
    );
    const before = JSON.parse(readFileSync(join(projectRoot, SAID_BY_CODE), "utf8")) as string[];
    // A country, a language or a page that is added brings the message of its name along.
    const lasting = written.filter((id) => !/^(?:country\.name|languages|pages)\./.test(id));
    const said = [...new Set([...before, ...lasting])].filter((id) => id !== "$schema" && isNamed(id)).sort();
    await expect(`${JSON.stringify(said, null, 2)}\n`).toMatchFileSnapshot(join(projectRoot, SAID_BY_CODE));
  });

  it("[CONF-18] are told, by namespace, when no language has them any more, those of rare answers too", async () => {
    const lost = ["errors.sold-out", "checkout.refused.past"];
    const { findings, release } = await collect(without((id) => lost.includes(id)));
    const told = findings.filter(({ severity }) => severity === "error");
    expect(told.map(({ code, file }) => [code, file])).toEqual([
      ["missing-word", "config/messages/en/checkout.json"],
      ["missing-word", "config/messages/en/errors.json"],
    ]);
    expect(told[1]?.message).toContain('"errors.sold-out"');
    expect(release).toBeNull();
  });

  it("are named once for a namespace that is gone", async () => {
    const { findings } = await collect(without((id) => id.startsWith("errors.")));
    const told = findings.filter(
      ({ code, file }) => code === "missing-word" && file.endsWith("/errors.json"),
    );
    expect(told).toHaveLength(1);
    expect(told[0]?.message).toMatch(/and \d+ more, and no language has them\.$/);
  });
});
