import type { Experiment } from "#schemas";
import type { AddOptions } from "../add/add-plan.ts";
import { carryOut } from "../add/carry-out.ts";
import { createDraft } from "../add/draft.ts";
import { loadExisting } from "../add/existing.ts";
import { knownName } from "../add/names.ts";
import { askText } from "../add/questions.ts";
import { countryCode } from "../country/country-facts.ts";

interface AddExperimentOptions extends AddOptions {
  readonly id: string;
  readonly description?: string;
  /** `name=share` each. */
  readonly arm?: readonly string[];
  readonly control?: string;
  readonly brand?: readonly string[];
  readonly country?: readonly string[];
  readonly domain?: readonly string[];
}

/** `staywright add experiment <id>`: arms that add up, switched off, with the condition a page asks. */
export async function addExperiment(options: AddExperimentOptions): Promise<number> {
  const existing = loadExisting(options.root);
  const id = experimentId(options.id);
  const description = await askText(options, {
    message: "What is tried, in one sentence?",
    given: options.description,
    usual: `Tries ${inWords(id)}.`,
  });
  const control = options.control ?? "control";
  const arms = armsOf(options.arm ?? ["new=50"], control);
  const scope = scopeOf(options, {
    brands: existing.brands.keys(),
    countries: existing.countries.keys(),
    domains: existing.domains.keys(),
  });
  const record: Experiment = {
    id,
    description,
    enabled: false,
    control,
    arms,
    ...(scope && { scope }),
  };
  const draft = createDraft(existing.text);
  draft.document(`config/experiments/${id}.json`, record);
  const conditions = Object.keys(arms)
    .filter((arm) => arm !== control)
    .map((arm) => `"when": { "eq": ["flag.${id}", "${arm}"] } shows a node to the arm ${arm}.`);
  return carryOut(options, {
    what: `The experiment ${id}`,
    files: draft.files,
    notes: [`It is switched off, so everybody is in ${control}; "enabled": true starts it.`],
    next: conditions,
  });
}

function experimentId(written: string): string {
  if (/^[a-z][a-zA-Z0-9]*$/.test(written)) return written;
  const like = written
    .replace(/[^a-zA-Z0-9]+(\w?)/g, (_, letter: string) => letter.toUpperCase())
    .replace(/^[^a-zA-Z]+/, "")
    .replace(/^[A-Z]/, (letter) => letter.toLowerCase());
  throw new Error(`"${written}" is not an experiment name; write it like ${like || "quietHero"}.`);
}

/** Arms by name with their shares; the control arm takes what is left of 100. */
function armsOf(written: readonly string[], control: string): Experiment["arms"] {
  const shares = new Map<string, number>();
  for (const arm of written) {
    const [, name, share] = /^([a-z][a-zA-Z0-9-]*)=(\d{1,3})$/.exec(arm) ?? [];
    if (name === undefined || share === undefined)
      throw new Error(`"${arm}" is not an arm; write its name and share in percent, such as new=50.`);
    if (shares.has(name)) throw new Error(`The arm ${name} is given twice.`);
    shares.set(name, Number(share));
  }
  const given = [...shares.values()].reduce((sum, share) => sum + share, 0);
  const left = 100 - given;
  const adds = [...shares].map(([name, share]) => `${name} ${share}`).join(" + ");
  if (shares.has(control) ? left !== 0 : left < 0)
    throw new Error(`The shares of the arms make ${given} (${adds}); they must add up to 100.`);
  const whole: (readonly [string, number])[] = shares.has(control)
    ? [...shares]
    : [[control, left], ...shares];
  return Object.fromEntries(
    whole.map(([name, weight]) => [
      name,
      { weight, description: name === control ? "What everybody saw before." : `What is tried: ${name}.` },
    ]),
  );
}

function scopeOf(
  { brand, country, domain }: AddExperimentOptions,
  known: {
    readonly brands: Iterable<string>;
    readonly countries: Iterable<string>;
    readonly domains: Iterable<string>;
  },
): Experiment["scope"] {
  const scope = {
    ...listed("brand", "brands", brand, known.brands),
    ...listed("country", "countries", country?.map(countryCode), known.countries),
    ...listed("domain", "domains", domain, known.domains),
  };
  return Object.keys(scope).length > 0 ? scope : undefined;
}

function listed<Field extends string>(
  kind: string,
  field: Field,
  written: readonly string[] | undefined,
  known: Iterable<string>,
): Partial<Record<Field, string[]>> {
  if (written === undefined) return {};
  const names = [...known];
  return { [field]: [...new Set(written)].map((name) => knownName(kind, name, names)) } as Partial<
    Record<Field, string[]>
  >;
}

/** `quietHero` as words: `quiet hero`. */
function inWords(id: string): string {
  return id.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
