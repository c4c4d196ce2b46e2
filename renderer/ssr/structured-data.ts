import { languageTag } from "../site/language-tag.ts";
import type { SiteView } from "../site/site.ts";

interface StructuredDataInput {
  readonly view: SiteView;
  readonly origin: string;
  /** Canonical address of the page. */
  readonly url: string;
}

/**
 * What a page says of itself in schema.org's words, by the kinds its document names (SEO-04); kinds that
 * widgets write are theirs.
 */
export function structuredData(kinds: readonly string[], input: StructuredDataInput): readonly object[] {
  return kinds.flatMap((kind) => {
    if (kind === "organization") return organization(input);
    return kind === "website" ? website(input) : [];
  });
}

/**
 * The brand as a company, from its configuration: social places are left out where it has none; phones and
 * address it always has.
 */
function organization({ view: { site }, origin }: StructuredDataInput): object {
  const { brand, country } = site;
  const { address, phone } = brand.contact;
  const places = Object.values(brand.socialLinks).map(({ url }) => url);
  return {
    "@context": "https://schema.org",
    "@type": "Organization",
    "@id": `${origin}/#organization`,
    name: brand.siteName,
    legalName: brand.legalName,
    url: `${origin}/`,
    logo: `${origin}/brand/${brand.id}/${brand.logo.mark}`,
    email: brand.supportEmail,
    telephone: phone,
    contactPoint: {
      "@type": "ContactPoint",
      contactType: "customer service",
      telephone: country.supportPhone,
      areaServed: country.COUNTRY_CODE,
    },
    address: {
      "@type": "PostalAddress",
      streetAddress: address.street,
      postalCode: address.postalCode,
      addressLocality: address.city,
      addressCountry: address.countryCode,
    },
    ...(places.length > 0 ? { sameAs: places } : {}),
  };
}

/** The site and how its results are asked for. */
function website({ view: { site, language }, origin, url }: StructuredDataInput): object {
  return {
    "@context": "https://schema.org",
    "@type": "WebSite",
    name: site.brand.siteName,
    url,
    inLanguage: languageTag(language),
    publisher: { "@id": `${origin}/#organization` },
    potentialAction: {
      "@type": "SearchAction",
      target: { "@type": "EntryPoint", urlTemplate: `${origin}/search?location={place}` },
      "query-input": "required name=place",
    },
  };
}
