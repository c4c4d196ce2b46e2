import { countryRules, SAMPLE_SENTENCES, type SampleSentences } from "./policy-sentences.ts";

/** A document that holds for one brand in one country, in one language. */
export interface SampleDocument {
  readonly id: string;
  readonly slug: string;
  readonly language: string;
  readonly brandId: string;
  readonly countryCode: string;
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
  readonly brands: Readonly<
    Record<string, { readonly legalName: string; readonly name: string; readonly supportEmail: string }>
  >;
  /** Messages of the namespace `static`, by locale. */
  readonly messages: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Message part of each policy by its path part. */
  readonly policies: Readonly<Record<string, { readonly name: string }>>;
}

/**
 * Policies and the page about safety as each country's sites could have them (STATIC-01, STATIC-02): the product's own words, what is
 * different in the country, and above all a sentence that says it is a sample.
 */
export function samplePolicies(sources: SampleSources): readonly SampleDocument[] {
  const made = new Map<string, SampleDocument>();
  // Safety is read by guests from anywhere, in whatever language their site has.
  for (const { brand, country, locales } of sources.domains)
    for (const language of Object.keys(sources.messages)) {
      const sentences = SAMPLE_SENTENCES[language];
      const words = sources.messages[language];
      const company = sources.brands[brand];
      if (!sentences || !words || !company) continue;
      const fill = (text: string) =>
        text
          .replaceAll("{company}", company.legalName)
          .replaceAll("{brand}", company.name)
          .replaceAll("{email}", company.supportEmail);
      const pages = [
        ...Object.entries(locales.includes(language) ? sources.policies : {}).map(([slug, { name }]) => ({
          slug,
          base: `static.policy.${name}`,
        })),
        { slug: "trust-and-safety", base: "static.article.trust-and-safety" },
      ];
      for (const { slug, base } of pages) {
        const id = `sample-${slug}-${brand}-${country}`;
        const say = (part: string) => fill(words[`${base}.${part}`] ?? "");
        const sections = [1, 2, 3]
          .filter((n) => words[`${base}.${n}.text`])
          .map((n) => `<h2>${say(`${n}.title`)}</h2><p>${say(`${n}.text`)}</p>`);
        const html = [
          `<p><strong>${sentences.sample}</strong></p>`,
          `<p>${say("intro")}</p>`,
          ...(say("text") ? [`<p>${say("text")}</p>`] : []),
          ...sections,
          `<h2>${countryName(country, language)}</h2><p>${inCountry(slug, country, language, sentences)}</p>`,
        ].join("");
        made.set(`${id} ${language}`, {
          id,
          slug,
          language,
          brandId: brand,
          countryCode: country,
          title: say("title"),
          description: say("intro"),
          blocks: [{ type: "text", id: "body", html }],
        });
      }
    }
  return [...made.values()];
}

/** What holds in one country alone: its law, whom to complain to, whom to call. */
function inCountry(slug: string, country: string, language: string, sentences: SampleSentences): string {
  const name = countryName(country, language);
  const { authority, emergency } = countryRules(country);
  if (slug === "trust-and-safety") return sentences.emergency.replace("{number}", emergency);
  if (slug === "privacy-policy") return sentences.complaint.replace("{authority}", authority);
  return sentences.law.replace("{country}", name);
}

function countryName(country: string, language: string): string {
  const names = new Intl.DisplayNames([language === "my" ? "ms" : language], { type: "region" });
  return names.of(country) ?? country;
}
