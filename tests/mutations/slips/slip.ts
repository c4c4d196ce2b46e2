import { expect } from "vitest";
import { type Finding, readConfigSource } from "#renderer/release";
import { createFindingsCollector } from "../../../cli/validate/collect-findings.ts";
import { projectRoot } from "../../support/real-release.ts";

type Json = Record<string, unknown>;

/** One slip: the first file that it fits, what is written instead, and the code it is told by. */
export interface Slip {
  readonly what: string;
  readonly file: RegExp;
  readonly from: RegExp;
  /** Names of this configuration, whatever they are, stand as `$city`, `$article`, `$site` and `$unspoken`. */
  readonly to: string;
  readonly code: string;
  /** Text of the line it is told at; that of the new words when absent. */
  readonly at?: string;
}

/** The real configuration. */
export const source = readConfigSource(projectRoot);

const collect = createFindingsCollector(projectRoot);

/** A file of the configuration. */
export const read = (file: string) => JSON.parse(source.texts.get(file) ?? "{}") as Json;

/** Files of a folder of the configuration. */
export const filesOf = (kind: string) =>
  [...source.texts.keys()].filter((file) => file.startsWith(`config/${kind}/`));

/** What `validate` finds once a file says something else. */
export async function findingsAfter(file: string, text: string): Promise<readonly Finding[]> {
  const { findings } = await collect({ ...source, texts: new Map([...source.texts, [file, text]]) });
  return findings.filter(({ severity }) => severity !== "info");
}

/** Expects that a slip is told once, where it stands, with what to do. */
export async function expectTold({ file, from, to, code, at }: Slip): Promise<void> {
  const name = [...source.texts.keys()].find(
    (each) => file.test(each) && from.test(source.texts.get(each) ?? ""),
  );
  expect(name, "a file that the slip fits").toBeDefined();
  const before = source.texts.get(name ?? "") ?? "";
  const text = before.replace(from, named(to));
  expect(text).not.toBe(before);
  const findings = await findingsAfter(name ?? "", text);
  expect(findings.map((finding) => [finding.code, finding.file])).toEqual([[code, name]]);
  const line = text.split("\n")[(findings[0]?.line ?? 0) - 1] ?? "";
  if (at !== undefined) expect(line).toContain(named(at));
  expect(findings[0]?.suggestion).toBeTruthy();
}

function named(text: string): string {
  const [domain = ""] = filesOf("domains");
  const { id, locales } = read(domain) as { id: string; locales: readonly string[] };
  const spoken = filesOf("languages").map((file) => String(read(file).locale));
  const [city] = read("config/cities.json") as unknown as { slug: string }[];
  const [article] = read("config/routes.json").editorialSlugs as readonly string[];
  return text
    .replace("$city", city?.slug ?? "")
    .replace("$article", article ?? "")
    .replace("$site", id)
    .replace("$unspoken", spoken.find((locale) => !locales.includes(locale)) ?? "");
}
