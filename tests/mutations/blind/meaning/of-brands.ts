import type { BlindMutation } from "../blind-mutation.ts";
import { putIn, type Texts } from "./put.ts";

/** What is left over when a brand is made of another one's file. */
export function brandMeanings(file: string, text: string, texts: Texts): BlindMutation[] {
  const brand = JSON.parse(text) as {
    readonly id: string;
    readonly countryId: number;
    readonly favicons: readonly { readonly src: string }[];
    readonly socialLinks: Readonly<Record<string, { readonly url: string; readonly icon: string }>>;
    readonly contact: { readonly phone: string; readonly address: { readonly countryCode: string } };
    readonly theme: {
      readonly radius: { readonly s: number; readonly m: number };
      readonly colours: Readonly<Record<string, string>>;
    };
    readonly logo: Readonly<Record<string, string>>;
    readonly propertyTypes: readonly string[];
  };
  const sites = [...texts].filter(
    ([name, domain]) =>
      name.startsWith("config/domains/") &&
      (JSON.parse(domain) as { readonly brand?: string }).brand === brand.id,
  );
  const { colours } = brand.theme;
  const put = putIn(file, text);
  const other = [...texts.keys()]
    .flatMap((name) => /^config\/brands\/([^/]+)\/brand\.json$/.exec(name)?.[1] ?? [])
    .find((id) => id !== brand.id);
  const [first, second] = Object.keys(brand.socialLinks);
  const isDutch = brand.contact.phone.startsWith("+31");
  return [
    ...put("mail address of another brand", ["supportEmail"], `hello@${other}.example`),
    ...put("mail address without its end", ["supportEmail"], `hello@${brand.id}`),
    ...put(
      "telephone of another country",
      ["contact", "phone"],
      isDutch ? "+49 30 000 0140" : "+31 30 000 0140",
    ),
    ...put("region of another country", ["countryId"], brand.countryId === 1 ? 143 : 1),
    ...put(
      "icon called another kind",
      ["favicons", 0, "type"],
      brand.favicons[0]?.src.endsWith("png") ? "image/svg+xml" : "image/png",
    ),
    ...(first !== undefined && second !== undefined
      ? [
          ...put(
            "one address under two names",
            ["socialLinks", second, "url"],
            brand.socialLinks[first]?.url,
          ),
          ...put("icons in each other's place", ["socialLinks"], {
            ...brand.socialLinks,
            [first]: { ...brand.socialLinks[first], icon: brand.socialLinks[second]?.icon },
            [second]: { ...brand.socialLinks[second], icon: brand.socialLinks[first]?.icon },
          }),
        ]
      : []),
    ...put("small corners rounder than large ones", ["theme", "radius", "s"], brand.theme.radius.m + 4),
    ...put("name of another brand", ["siteName"], named(texts, other)),
    ...put("company of another brand", ["legalName"], `${named(texts, other)} Ltd`),
    ...put(
      "kind of stay it does not sell",
      ["propertyTypes"],
      [brand.propertyTypes.includes("home") ? "hotel" : "home"],
      sites.length > 1 && brand.propertyTypes.length === 1 ? "mistake" : "choice",
    ),
    ...put("address in another country", ["contact", "address", "countryCode"], isDutch ? "DE" : "NL"),
    ...put(
      "postal code of another country",
      ["contact", "address", "postalCode"],
      isDutch ? "SW1A 1AA" : "3500 AA",
      // Not every country has such codes, or one way to write them.
      ["NL", "IN"].includes(brand.contact.address.countryCode) ? "mistake" : "choice",
    ),
    ...put("city of another country", ["contact", "address", "city"], isDutch ? "Mumbai" : "Utrecht"),
    ...put("place of another country", ["location"], isDutch ? "Bengaluru, India" : "Utrecht, Netherlands"),
    ...put("telephone with digits lost", ["contact", "phone"], brand.contact.phone.slice(0, 8)),
    ...put("red and green in each other's place", ["theme", "colours"], {
      ...colours,
      danger: colours.success,
      success: colours.danger,
      dangerSoft: colours.successSoft,
      successSoft: colours.dangerSoft,
    }),
    ...put("letters of another family", ["theme", "fonts", "heading", "family"], "Lobster Variable"),
    ...put(
      "icon of one size that is drawn for all",
      ["favicons", 0, "sizes"],
      brand.favicons[0]?.src.endsWith("svg") ? "32x32" : "any",
    ),
    ...put(
      "drawings in each other's place",
      ["logo"],
      { ...brand.logo, wordmark: brand.logo.wordmarkOnDark, wordmarkOnDark: brand.logo.wordmark },
      brand.logo.wordmarkOnDark?.includes("dark") ? "mistake" : "choice",
    ),
    ...(first !== undefined && second !== undefined
      ? put(
          "two links of one name",
          ["socialLinks", second, "label"],
          (brand.socialLinks[first] as { readonly label?: string }).label,
        )
      : []),
    ...put("colour in short", ["theme", "colours", "accent"], "#f00"),
  ];
}

function named(texts: Texts, id: string | undefined): string | undefined {
  const { name } = JSON.parse(texts.get(`config/brands/${id}/brand.json`) ?? "{}") as {
    readonly name?: string;
  };
  return name;
}
