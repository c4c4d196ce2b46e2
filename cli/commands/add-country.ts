import { cancel, confirm, isCancel, select } from "@clack/prompts";
import colours from "picocolors";
import { countryFacts } from "../country/country-facts.ts";
import { loadExisting } from "../country/load-existing.ts";
import { type CountryRequest, type Existing, planCountry } from "../country/plan-country.ts";
import { showPlan, writePlan } from "../output/planned-files.ts";
import { prettyFindings } from "../output/pretty-findings.ts";
import { buildProject, isError } from "../project.ts";

export interface AddCountryOptions {
  readonly root: string;
  readonly code: string;
  readonly brand?: string;
  readonly locale?: string;
  readonly dryRun?: boolean;
  readonly yes?: boolean;
  readonly json?: boolean;
}

/**
 * `staywright add country <CC>`: writes a country and a site of it, only when the configuration stays valid with them.
 * Files that exist are left alone, so running it again changes nothing.
 */
export async function addCountry(options: AddCountryOptions): Promise<number> {
  const { root, dryRun = false, json = false } = options;
  const code = options.code.toUpperCase() === "UK" ? "GB" : options.code.toUpperCase();
  const existing = loadExisting(root);
  const asks = process.stdin.isTTY === true && options.yes !== true && !json && !dryRun;
  const request = await completeRequest(existing, { ...options, code }, asks);
  if (!request) return 2;
  const plan = planCountry(existing, request, new Date());
  const url = `http://${plan.domain}.localhost:3000`;

  const { findings } = await buildProject(root, plan.files);
  const errors = findings.filter(isError);
  if (errors.length > 0) {
    if (json) console.log(JSON.stringify({ written: [], findings: errors }, null, 2));
    else console.log(`${prettyFindings(root, errors)}\n\nNothing was written.`);
    return 1;
  }
  const paths = [...plan.files.keys()];
  if (json) {
    if (!dryRun) writePlan(root, plan.files);
    const files = Object.fromEntries(plan.files);
    console.log(
      JSON.stringify(
        { domain: plan.domain, url, written: dryRun ? [] : paths, files, notes: plan.notes },
        null,
        2,
      ),
    );
    return 0;
  }
  if (paths.length === 0) {
    console.log(`${code} and the site ${plan.domain} are there already: ${url}`);
    return 0;
  }
  console.log(`${showPlan(root, plan.files)}\n`);
  for (const note of plan.notes) console.log(`${colours.yellow("note")} ${note}`);
  if (dryRun) {
    console.log(`Nothing was written. The site would answer at ${url}`);
    return 0;
  }
  if (asks) {
    const answer = await confirm({ message: `Write ${paths.length} files?` });
    if (isCancel(answer) || !answer) {
      cancel("Nothing was written.");
      return 2;
    }
  }
  writePlan(root, plan.files);
  console.log(`${colours.green("valid")}, ${paths.length} files written. The site answers at ${url}`);
  return 0;
}

/** Asks for what no data knows, when somebody is there to answer; undefined when they walk away. */
async function completeRequest(
  existing: Existing,
  options: AddCountryOptions,
  asks: boolean,
): Promise<CountryRequest | undefined> {
  const { code, locale } = options;
  const brands = [...existing.brands.keys()];
  let { brand } = options;
  if (brand === undefined && asks && brands.length > 1) {
    const answer = await select({ message: "Which brand?", options: brands.map((value) => ({ value })) });
    if (isCancel(answer)) return undefined;
    brand = answer;
  }
  const { currencies } = countryFacts(code);
  let currency: string | undefined;
  if (asks && currencies.length > 1 && !existing.countries.has(code)) {
    const answer = await select({
      message: "Which currency?",
      options: currencies.map((value) => ({ value })),
    });
    if (isCancel(answer)) return undefined;
    currency = answer;
  }
  return { code, locale, currency, brand: brand ?? busiestBrand(existing) };
}

/** The brand with the most sites: the one that grows by countries. */
function busiestBrand({ brands, domains }: Existing): string {
  const count = (brand: string) => [...domains.values()].filter((domain) => domain.brand === brand).length;
  return [...brands.keys()].sort((a, b) => count(b) - count(a))[0] ?? "";
}
