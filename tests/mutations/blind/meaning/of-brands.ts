import type { BlindMutation } from "../blind-mutation.ts";
import { putIn, type Texts } from "./put.ts";

/** What is left over when a brand is made of another one's file. */
export function brandMeanings(file: string, text: string, texts: Texts): BlindMutation[] {
  const brand = JSON.parse(text) as {
    readonly id: string;
    readonly countryId: number;
    readonly favicons: readonly { readonly src: string }[];
    readonly socialLinks: Readonly<Record<string, { readonly url: string }>>;
    readonly contact: { readonly phone: string; readonly address: { readonly countryCode: string } };
    readonly theme: { readonly radius: { readonly s: number; readonly m: number } };
  };
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
      ? put("one address under two names", ["socialLinks", second, "url"], brand.socialLinks[first]?.url)
      : []),
    ...put("small corners rounder than large ones", ["theme", "radius", "s"], brand.theme.radius.m + 4),
    ...put("colour in short", ["theme", "colours", "accent"], "#f00"),
  ];
}
