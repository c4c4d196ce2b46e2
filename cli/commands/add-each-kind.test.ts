import { afterAll, expect, it } from "vitest";
import { readConfigSource } from "#renderer/release";
import { createWholeProject, withoutThings } from "../fixtures/temporary-project.ts";
import { createFindingsCollector } from "../validate/collect-findings.ts";

const project = await withoutThings(
  createWholeProject(),
  ["country", "LU"],
  ["brand", "guard-brand"],
  ["language", "et"],
  ["page", "guard-page"],
  ["experiment", "guardFlag"],
  ["microsite", "guard-vendor"],
  ["widget", "guard-widget"],
);
afterAll(() => project.remove());

it("one add of each kind after the other leaves nothing to warn of", { timeout: 240_000 }, async () => {
  const collect = createFindingsCollector(project.root);
  const warnings = async () => {
    const { findings } = await collect(readConfigSource(project.root));
    return findings.filter(({ severity }) => severity !== "info");
  };
  expect(await warnings()).toEqual([]);
  const { texts } = readConfigSource(project.root);
  const site = [...texts.keys()].flatMap((file) => /^config\/domains\/(.+)\.json$/.exec(file)?.[1] ?? [])[0];
  const brand = JSON.parse(project.read(`config/domains/${site}.json`)).brand as string;
  const asked = [
    ["country", "LU", "--brand", brand],
    ["brand", "guard-brand", "--type", "home", "--country", "LU"],
    ["domain", "guard-brand", "LU", "--locale", "de", "--id", "guard-second-site"],
    ["language", "et", "--domain", `${site}`],
    ["page", "guard-page", "--title", "A page of the guard"],
    ["experiment", "guardFlag", "--brand", "guard-brand"],
    ["microsite", "guard-vendor", "--domain", "guard-second-site"],
    ["widget", "guard-widget"],
  ];
  for (const words of asked) {
    const { code, stdout, stderr } = await project.run("add", ...words, "--yes");
    expect([words.join(" "), code, code === 0 ? "" : stdout + stderr]).toEqual([words.join(" "), 0, ""]);
  }
  // Manifests are read once, and there is a widget more by now.
  const { findings, release } = await createFindingsCollector(project.root)(readConfigSource(project.root));
  expect(findings.filter(({ severity }) => severity !== "info")).toEqual([]);
  expect(Object.keys(release?.sites ?? {})).toEqual(expect.arrayContaining([site, "guard-second-site"]));
});
