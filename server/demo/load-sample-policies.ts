import { readdir, readFile } from "node:fs/promises";
import { type SampleDocument, type SampleSources, samplePolicies } from "./cms/sample-policies.ts";

/** Sample policies of every domain of the configuration, and of safety in each of its countries. */
export async function loadSamplePolicies(): Promise<readonly SampleDocument[]> {
  const [domainFiles, countryFiles, brands, locales] = await Promise.all([
    list("domains/"),
    list("countries/"),
    list("brands/"),
    list("messages/"),
  ]);
  const domains = await Promise.all(
    domainFiles.map((file) => read<SampleSources["domains"][number]>(`domains/${file}`)),
  );
  const brandOf = (id: string) => read<SampleSources["brands"][string]>(`brands/${id}/brand.json`);
  const wordsOf = (locale: string) => read<Record<string, string>>(`messages/${locale}/static.json`);
  const { policyWords } = await read<{ policyWords: SampleSources["policies"] }>("routes.json");
  return samplePolicies({
    domains,
    countries: countryFiles.map((file) => file.replace(/\.json$/, "")),
    brands: await byName(brands, brandOf),
    messages: await byName(locales, wordsOf),
    policies: policyWords,
  });
}

async function byName<Value>(
  names: readonly string[],
  load: (name: string) => Promise<Value>,
): Promise<Readonly<Record<string, Value>>> {
  return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await load(name)] as const)));
}

const CONFIG = new URL("../../config/", import.meta.url);

function list(folder: string): Promise<readonly string[]> {
  return readdir(new URL(folder, CONFIG));
}

async function read<Value>(file: string): Promise<Value> {
  return JSON.parse(await readFile(new URL(file, CONFIG), "utf8")) as Value;
}
