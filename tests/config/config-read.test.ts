import { describe, expect, it } from "vitest";
import { readConfig } from "./config-folder.ts";
import { propertiesOf } from "./property-readers.ts";

/**
 * Properties without a reader, each with the reason. One that is read must leave the list; a new one needs a
 * reader or a reason.
 */
const UNREAD: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  amenities: {},
  brand: {},
  country: {
    'CountryLinks."guest-policy"': "read by name in the footer's list of policies",
    "CountryLinks.privacyPolicy": "read by name in the footer's list of policies",
    "CountryLinks.termsAndCondition": "read by name in the footer's list of policies",
    'CountryLinks."saved-card-policy"': "read by name in the footer's list of policies",
  },
  domain: {
    "DomainOverrides.pages": "a layer",
    "DomainOverrides.mails": "a layer",
    "Domain.note": "a note for people",
  },
  experiment: { "ExperimentArm.description": "a note for people" },
  language: {
    "Language.sentenceWords.children": "read by the name of what a sentence counts",
    "Language.sentenceWords.nights": "read by the name of what a sentence counts",
    "Language.sentenceWords.rooms": "read by the name of what a sentence counts",
    "Language.sentenceWords.pairs.adults": "read by the name of what a sentence counts",
    "Language.sentenceWords.pairs.children": "read by the name of what a sentence counts",
    "Language.sentenceWords.pairs.infants": "read by the name of what a sentence counts",
    "Language.sentenceWords.pairs.pets": "read by the name of what a sentence counts",
    "Language.sentenceWords.pairs.nights": "read by the name of what a sentence counts",
    "Language.sentenceWords.pairs.rooms": "read by the name of what a sentence counts",
  },
  limits: {
    "Limits.protection.inquiryMinutes":
      "read by name in the budget of the call (schemas/api/partner.schema.json)",
    "Limits.protection.inquiriesPerSource": "read by name in the budget of the call",
    "Limits.protection.inquiriesPerSession": "read by name in the budget of the call",
    "Limits.protection.picturesPerSource":
      "read by name in the budget of the call (schemas/api/assist.schema.json)",
    "Limits.protection.picturesPerSession": "read by name in the budget of the call",
    "Limits.protection.codesPerSession":
      "read by name in the budget of the call (schemas/api/account.schema.json)",
    "Limits.protection.codesPerSource": "read by name in the budget of the call",
    "Limits.protection.guessesPerSession": "read by name in the budget of the call",
    "Limits.protection.guessesPerSource": "read by name in the budget of the call",
  },
  microsite: {
    "Microsite.flags.hideWizard": "read by the name that a page is hidden by",
    "Microsite.flags.hideGdprBanner": "read as the flag of the domain that the vendor shows",
  },
  modals: {},
};

describe("configuration", () => {
  it.each(Object.entries(UNREAD))(
    "[CONF-18] [CONST-08] holds nothing that no code reads: %s",
    (kind, unread) => {
      const properties = propertiesOf(`schemas/generated/config/${kind}.ts`);
      const paths = properties.map(({ path }) => path);
      const isLeaf = (path: string) => !paths.some((other) => other.startsWith(`${path}.`));
      const found = properties
        .filter(({ path, readers }) => readers.length === 0 && isLeaf(path) && !path.endsWith(".$schema"))
        .map(({ path }) => path);
      expect(found.sort()).toEqual(Object.keys(unread).sort());
    },
    180_000,
  );

  it("[CONST-08] has no number of unknown meaning: each limit says what it counts", () => {
    type Group = { readonly properties?: Record<string, { readonly description?: string }> };
    const { properties } = readConfig<{ properties: Record<string, Group> }>(
      "../schemas/config/limits.schema.json",
    );
    for (const [group, { properties: numbers = {} }] of Object.entries(properties))
      for (const [name, { description }] of Object.entries(numbers))
        expect(description, `${group}.${name}`).toMatch(/^[A-Z].{15,}\.$/);
  });
});
