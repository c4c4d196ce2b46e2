import type { Brand } from "#schemas";
import { once } from "../../memory/once.ts";
import type { PathProblem } from "../json/path-problem.ts";

/**
 * How countries write postal codes: N a digit, A a letter; signs between may be left out. Countries that are
 * not named are not asked.
 */
const FORMS: Readonly<Record<string, string>> = {
  NNN: "FO IS OM",
  NNNN: "AF AL AM AT AU BD BE BG CH CY DK GE HU LI LU MK NO NZ PH PY SI TN VE ZA",
  NNNNN:
    "BA BT CR CU DE DO DZ EE EG ES FI FR GT HR ID IQ IT JO KE KR KW LK MA ME MM MX MY NP PE PK RS SN TH TR UA UY ZM",
  NNNNNN: "BY CN CO EC KG KZ NG RO RU SG TJ TM UZ",
  "NNN NNN": "IN",
  "NNN NN": "CZ GR SE SK",
  "NN-NNN": "PL",
  "NNN-NNNN": "JP",
  "NNNN-NNN": "PT",
  "NNNNN-NNN": "BR",
  "NNNN AA": "NL",
  "ANA NAN": "CA",
  "AAA NNNN": "MT",
};

/** Countries of several ways, the usual one first. */
const SEVERAL: Readonly<Record<string, readonly string[]>> = {
  BH: ["NNNN", "NNN"],
  CL: ["NNNNNNN", "NNN NNNN"],
  GB: ["AAN NAA", "AN NAA", "ANN NAA", "AANN NAA", "ANA NAA", "AANA NAA"],
  IL: ["NNNNNNN", "NNNNN"],
  SA: ["NNNNN", "NNNNN-NNNN"],
  US: ["NNNNN", "NNNNN-NNNN"],
  VN: ["NNNNN", "NNNNNN"],
};

/** A postal code of an address as its country cannot have it (CONF-04). */
export function foreignPostalCode({ contact }: Brand): PathProblem[] {
  const { countryCode, postalCode } = contact?.address ?? {};
  if (countryCode === undefined || postalCode === undefined) return [];
  if (isPostalCode(postalCode, countryCode)) return [];
  const message = `"${postalCode}" is no postal code of ${countryCode}.`;
  const suggestion = `Write one like "${postalCodeLike(countryCode)}", or the country of the address.`;
  const path = ["contact", "address", "postalCode"];
  return [{ path, code: "untrue", message, suggestion, severity: "warning" }];
}

/** Whether a country writes postal codes so; one whose ways are not known takes any. */
export function isPostalCode(text: string, country: string): boolean {
  const forms = formsOf(country);
  // Before an address of elsewhere stands the code of the country.
  const own = text.replace(new RegExp(`^${country}-`), "");
  return forms.length === 0 || forms.some((form) => patternOf(form).test(own));
}

/** A postal code as a country writes them, of nobody. */
export function postalCodeLike(country: string): string {
  const [form = "NNNNN"] = formsOf(country);
  return form.replaceAll("N", "0").replaceAll("A", "X");
}

function formsOf(country: string): readonly string[] {
  const several = Object.hasOwn(SEVERAL, country) ? SEVERAL[country] : undefined;
  return several ?? Object.keys(FORMS).filter((form) => FORMS[form]?.split(" ").includes(country));
}

const patternOf = once((form: string): RegExp => {
  const source = form.replace(/[ -]/, "[ -]?").replaceAll("N", "\\d").replaceAll("A", "[A-Z]");
  return new RegExp(`^${source}$`, "i");
});
