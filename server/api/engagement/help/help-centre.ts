import { hasWords } from "#domain/text";
import type { HelpCentreInput, HelpCentreOutput, HelpFaq } from "#schemas/generated/api/help.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { supplySentence } from "../../../supply/supply-words.ts";

/**
 * Whom to reach and what guests ask (HELP-01, HELP-03), for a country, in the language of the call, and for
 * guests who are signed in or who are not.
 */
export async function helpCentre(
  { country_code = "in", logged_in, query = "" }: HelpCentreInput,
  context: OperationContext,
): Promise<HelpCentreOutput> {
  const { release, site, session } = context;
  const code = country_code.toUpperCase();
  const isOwn = code === site.country.COUNTRY_CODE || !Object.hasOwn(release.countries, code);
  const country = (isOwn ? undefined : release.countries[code]) ?? site.country;
  const isKnown = logged_in ?? session?.userId != null;
  return {
    country_code: country.COUNTRY_CODE,
    logged_in: isKnown,
    phone: country.supportPhone,
    email: site.brand.supportEmail,
    faq: country.toShowFaq ? [...faqFor({ country: country.COUNTRY_CODE, isKnown, query }, context)] : [],
  };
}

interface Asked {
  readonly country: string;
  readonly isKnown: boolean;
  readonly query: string;
}

function faqFor({ country, isKnown, query }: Asked, context: OperationContext): readonly HelpFaq[] {
  const { brand } = context.site;
  const values = { company: brand.legalName, brand: brand.name, email: brand.supportEmail };
  const say = (id: string) => supplySentence(context, id, values);
  return Object.values(context.release.helpTopics)
    .filter(({ countries = [country], shownTo }) => {
      const isForThem = shownTo === undefined || shownTo === (isKnown ? "known" : "stranger");
      return isForThem && countries.includes(country);
    })
    .toSorted((a, b) => a.position - b.position)
    .map(({ id, title, questions }) => ({
      id,
      title: say(title),
      faqList: questions
        .map(({ question, answer }) => ({ question: say(question), answer: say(answer) }))
        .filter(({ question, answer }) => hasWords(`${question} ${answer}`, query)),
    }))
    .filter(({ faqList }) => faqList.length > 0);
}
