import type { Country } from "#schemas";
import { createFinding } from "../../json/create-finding.ts";
import type { Finding } from "../../json/finding.ts";
import { isJsonObject } from "../../json/layer.ts";
import type { MessageFile } from "../read-messages.ts";
import { saysTaxes } from "./tax-words.ts";

type TaxDisplay = Country["taxDisplay"];

/**
 * Lines about taxes that say the opposite of what the countries do that show them: that taxes come on top
 * where prices have them, or that prices have them where they come on top. A line of countries of both kinds
 * is theirs to mend. `tagOf` gives the tag of a locale.
 */
export function untrueTaxLines(
  files: readonly MessageFile[],
  countries: ReadonlyMap<string, Country>,
  tagOf: (locale: string) => string,
): readonly Finding[] {
  const lines = linesOf(countries);
  if (lines.size === 0) return [];
  return files.flatMap(({ source, place: { locale = "en" } }): Finding[] => {
    if (!isJsonObject(source.value)) return [];
    const { value } = source;
    const found = [...lines].flatMap(([id, { display, of }]): Finding[] => {
      const text = value[id];
      const said = typeof text === "string" ? saysTaxes(text, tagOf(locale)) : undefined;
      if (said === undefined || said === display) return [];
      const [what, right] =
        display === "inclusive"
          ? ["that taxes come on top", "Write that prices have the taxes in them"]
          : ["that prices have the taxes in them", "Write that taxes come on top"];
      const where = of.length > 3 ? `${of.slice(0, 3).join(", ")} and ${of.length - 3} more` : of.join(", ");
      const message = `"${id}" says in ${locale} ${what}, and it is the line of ${where}, whose "taxDisplay" is "${display}".`;
      const suggestion = `${right}, or change "taxDisplay" there.`;
      return [createFinding(source, [id], { code: "untrue", message, suggestion, severity: "warning" })];
    });
    // Two that changed places are told once.
    return found.slice(0, 1);
  });
}

/** By message: how its countries show taxes, and which they are. */
function linesOf(
  countries: ReadonlyMap<string, Country>,
): ReadonlyMap<string, { readonly display: TaxDisplay; readonly of: readonly string[] }> {
  const lines = new Map<string, { display: TaxDisplay | undefined; of: string[] }>();
  for (const [code, { taxDisplay, hotelTaxLine, shortHotelTaxLine }] of countries)
    for (const id of [hotelTaxLine, shortHotelTaxLine]) {
      const known = lines.get(id);
      if (!known) lines.set(id, { display: taxDisplay, of: [code] });
      else if (known.display === taxDisplay) known.of.push(code);
      else known.display = undefined;
    }
  return new Map(
    [...lines].flatMap(([id, { display, of }]) => (display === undefined ? [] : [[id, { display, of }]])),
  );
}
