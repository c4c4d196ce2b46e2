import { readManifests } from "#renderer/release";
import { type AddOptions, localUrl } from "../add/add-plan.ts";
import { carryOut } from "../add/carry-out.ts";
import { createDraft } from "../add/draft.ts";
import { type Existing, loadExisting } from "../add/existing.ts";
import { inWords, knownName, newName } from "../add/names.ts";
import { planPage } from "../add/plan-page.ts";
import { askText } from "../add/questions.ts";

interface AddPageOptions extends AddOptions {
  readonly name: string;
  readonly path?: string;
  readonly title?: string;
  /** `locale=words` each. */
  readonly translate?: readonly string[];
  readonly brand?: string;
  readonly widget?: readonly string[];
}

/** What a page starts with, as far as the widgets are there. */
const USUAL_WIDGETS = ["promises", "popular-cities"];

/** `staywright add page <name>`: a page with an address that answers on every site, or on one brand's. */
export async function addPage(options: AddPageOptions): Promise<number> {
  const existing = loadExisting(options.root);
  const name = newName("page", options.name);
  const title = await askText(options, {
    message: "What is its title, in English?",
    given: options.title,
    usual: inWords(name, false),
  });
  const path = await askText(options, {
    message: "At which address?",
    given: options.path,
    usual: `/${name}`,
  });
  const brand = options.brand && knownName("brand", options.brand, existing.brands.keys());
  const manifests = new Map(readManifests(options.root).manifests.map((each) => [each.name, each]));
  const draft = createDraft(existing.text);
  const { notes } = planPage(draft, existing, manifests, {
    name,
    path,
    title,
    translations: translationsOf(existing, options.translate ?? []),
    brand,
    widgets: options.widget ?? USUAL_WIDGETS.filter((widget) => manifests.has(widget)),
  });
  const site = [...existing.domains.values()].find((domain) => brand === undefined || domain.brand === brand);
  const file = `${brand === undefined ? "config" : `config/brands/${brand}`}/pages/${name}.json`;
  return carryOut(options, {
    what: `The page ${name}`,
    files: draft.files,
    notes,
    next: [`${file} holds its widgets; /_gallery of the development server shows all there are.`],
    url: site && localUrl(site.id, path),
  });
}

function translationsOf({ spoken }: Existing, written: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    written.map((each) => {
      const [, locale, words] = /^([A-Za-z0-9-]+)=(.+)$/.exec(each) ?? [];
      if (locale === undefined || words === undefined)
        throw new Error(`"${each}" is not a translation; write it like nl="Lang blijven".`);
      return [knownName("language", locale, spoken), words] as const;
    }),
  );
}
