import { languageTag } from "#domain/text";
import { countryRules, SAMPLE_SENTENCES, type SampleSentences } from "./policy-sentences.ts";

/** A document that holds for one brand in one country, or in none by name (null), in one language. */
export interface SampleDocument {
  readonly id: string;
  readonly slug: string;
  readonly language: string;
  readonly brandId: string;
  readonly countryCode: string | null;
  readonly title: string;
  readonly description: string;
  readonly blocks: readonly { readonly type: "text"; readonly id: string; readonly html: string }[];
}

/** What a sample is made from: the files of the configuration. */
export interface SampleSources {
  readonly domains: readonly {
    readonly brand: string;
    readonly country: string;
    readonly locales: readonly string[];
  }[];
  /** Codes of all countries the product knows. */
  readonly countries: readonly string[];
  readonly brands: Readonly<
    Record<string, { readonly legalName: string; readonly name: string; readonly supportEmail: string }>
  >;
  /** Messages of the namespace `static`, by locale. */
  readonly messages: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Message part of each policy by its path part. */
  readonly policies: Readonly<Record<string, { readonly name: string }>>;
}

/**
 * Policies and the page about safety as each country's sites could have them (STATIC-01, STATIC-02): the
 * product's own words, what is different in the country, and above all a sentence that says it is a sample.
 */
export function samplePolicies(sources: SampleSources): readonly SampleDocument[] {
  const made = new Map<string, SampleDocument>();
  const brands = new Set(sources.domains.map((domain) => domain.brand));
  // Those of a country can be read on each of the brand's sites, at the country's path.
  for (const brand of brands) {
    const sites = sources.domains.filter((domain) => domain.brand === brand);
    for (const country of new Set(sites.map((site) => site.country)))
      for (const language of new Set(sites.flatMap(({ locales }) => locales)))
        for (const [slug, { name }] of Object.entries(sources.policies))
          add({ slug, base: `static.policy.${name}`, brand, country, language });
  }
  // Safety is read by guests from anywhere, in whatever language their site has.
  for (const brand of brands)
    for (const country of [...sources.countries, null])
      for (const language of Object.keys(sources.messages))
        add({ slug: SAFETY, base: "static.article.trust-and-safety", brand, country, language });
  return [...made.values()];

  function add(page: SamplePage): void {
    const document = sampleDocument(page, sources);
    if (document) made.set(`${document.id} ${document.language}`, document);
  }
}

interface SamplePage {
  readonly slug: string;
  /** Start of the ids of its messages. */
  readonly base: string;
  readonly brand: string;
  readonly country: string | null;
  readonly language: string;
}

function sampleDocument(
  { slug, base, brand, country, language }: SamplePage,
  { brands, messages }: SampleSources,
): SampleDocument | null {
  const sentences = SAMPLE_SENTENCES[language];
  const words = messages[language];
  const company = brands[brand];
  if (!sentences || !words || !company) return null;
  const say = (part: string) =>
    (words[`${base}.${part}`] ?? "")
      .replaceAll("{company}", company.legalName)
      .replaceAll("{brand}", company.name)
      .replaceAll("{email}", company.supportEmail);
  const sections = [1, 2, 3]
    .filter((n) => words[`${base}.${n}.text`])
    .map((n) => `<h2>${say(`${n}.title`)}</h2><p>${say(`${n}.text`)}</p>`);
  const html = [
    `<p><strong>${sentences.sample}</strong></p>`,
    `<p>${say("intro")}</p>`,
    ...(say("text") ? [`<p>${say("text")}</p>`] : []),
    ...sections,
    country === null
      ? `<p>${sentences.elsewhere}</p>`
      : `<h2>${countryName(country, language)}</h2><p>${inCountry(slug, country, language, sentences)}</p>`,
  ].join("");
  return {
    id: `sample-${slug}-${brand}-${country ?? "elsewhere"}`,
    slug,
    language,
    brandId: brand,
    countryCode: country,
    title: say("title"),
    description: say("intro"),
    blocks: [{ type: "text", id: "body", html }],
  };
}

const SAFETY = "trust-and-safety";

/** What holds in one country alone: its law, whom to complain to, whom to call. */
function inCountry(slug: string, country: string, language: string, sentences: SampleSentences): string {
  const name = countryName(country, language);
  const { authority, emergency } = countryRules(country);
  if (slug === SAFETY)
    return emergency ? sentences.emergency.replace("{number}", emergency) : sentences.elsewhere;
  if (slug === "privacy-policy") return sentences.complaint.replace("{authority}", authority);
  return sentences.law.replace("{country}", name);
}

function countryName(country: string, language: string): string {
  const names = new Intl.DisplayNames([languageTag(language)], { type: "region" });
  return names.of(country) ?? country;
}
