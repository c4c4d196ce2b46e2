import { type CountryCode, getCountryCallingCode, isSupportedCountry } from "libphonenumber-js/min";
import type { Brand } from "#schemas";
import { checkContrast } from "./colour-contrast.ts";
import type { PathProblem } from "./path-problem.ts";

/** What a brand's record says that cannot be: colours nobody can read, a number of elsewhere, icons of another kind, one address twice. */
export function checkBrand(brand: Brand): PathProblem[] {
  return [...checkContrast(brand), ...foreignNumber(brand), ...wrongIcons(brand), ...sameAddresses(brand)];
}

function foreignNumber({ contact }: Brand): PathProblem[] {
  const { phone, address } = contact ?? {};
  const code = address?.countryCode;
  if (phone === undefined || code === undefined || !isSupportedCountry(code)) return [];
  const callingCode = `+${getCountryCallingCode(code as CountryCode)}`;
  if (phone.startsWith(callingCode)) return [];
  const message = `${phone} is no number of ${code}, where the address is; numbers start with ${callingCode} there.`;
  const suggestion = `Start it with "${callingCode} ", or write the country of the address.`;
  return [{ path: ["contact", "phone"], code: "untrue", message, suggestion, severity: "warning" }];
}

const TYPES: Readonly<Record<string, string>> = {
  svg: "image/svg+xml",
  png: "image/png",
  ico: "image/x-icon",
  webp: "image/webp",
};

function wrongIcons({ favicons = [] }: Brand): PathProblem[] {
  return favicons.flatMap(({ src, type }, index): PathProblem[] => {
    const right = TYPES[/\.(\w+)$/.exec(src)?.[1] ?? ""];
    if (right === undefined || type === undefined || type === right) return [];
    const message = `${src} is no ${type}, so browsers leave it out.`;
    return [{ path: ["favicons", index, "type"], code: "untrue", message, suggestion: `Write "${right}".` }];
  });
}

function sameAddresses({ socialLinks = {} }: Brand): PathProblem[] {
  const owners = new Map<string, string>();
  return Object.entries(socialLinks).flatMap(([name, { url }]): PathProblem[] => {
    const owner = owners.get(url);
    owners.set(url, owner ?? name);
    if (owner === undefined) return [];
    const message = `"${name}" leads where "${owner}" leads.`;
    const suggestion = "Write its own address, or take it out.";
    return [
      { path: ["socialLinks", name, "url"], code: "same-link", message, suggestion, severity: "warning" },
    ];
  });
}
