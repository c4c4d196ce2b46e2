import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { type SampleDocument, type SampleSources, samplePolicies } from "./cms/sample-policies.ts";

/**
 * Sample policies of every domain of a configuration, and of safety in each of its countries; a language
 * without their words has none.
 */
export async function loadSamplePolicies(config: URL = CONFIG): Promise<readonly SampleDocument[]> {
  const list = (folder: string): Promise<readonly string[]> => readdir(new URL(folder, config));
  const read = async <Value>(file: string) =>
    JSON.parse(await readFile(new URL(file, config), "utf8")) as Value;
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
  // A language that was just added has no words of its own yet.
  const spoken = locales.filter((locale) => existsSync(new URL(`messages/${locale}/static.json`, config)));
  const { policyWords } = await read<{ policyWords: SampleSources["policies"] }>("routes.json");
  return samplePolicies({
    domains,
    countries: countryFiles.map((file) => file.replace(/\.json$/, "")),
    brands: await byName(brands, brandOf),
    messages: await byName(spoken, wordsOf),
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
