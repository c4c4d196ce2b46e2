import type { PropertyKind } from "./facts/property-kinds.ts";
import type { RegionNames } from "./facts/region-names.ts";
import type { SeededRandom } from "./seeded-random.ts";
import type { Setting } from "./texts/description-texts.ts";

export interface NameRequest {
  readonly names: RegionNames;
  readonly kind: PropertyKind;
  readonly setting: Setting;
  /** Part of town, added when the words run out. */
  readonly locality: string;
}

/** Invents a name that no property of `taken` has, with a word for the house that suits its kind. */
export function inventName(random: SeededRandom, request: NameRequest, taken: Set<string>): string {
  const patterns = suitable(request);
  let name = "";
  for (let attempt = 0; attempt < 40; attempt += 1) {
    name = random.pick(patterns).replace("#", random.pick(request.names.words));
    if (attempt > 14) name = `${name} ${request.locality}`;
    if (attempt > 30) name = `${name} ${random.int(2, 99)}`;
    if (!taken.has(name)) break;
  }
  taken.add(name);
  return name;
}

/** Patterns that say what the property is, else those that say nothing wrong. */
function suitable({ names, kind, setting }: NameRequest): readonly string[] {
  if (kind.type === "hotel") {
    const urban =
      setting === "city" ? names.hotels : names.hotels.filter((pattern) => !townWords.test(pattern));
    return urban.length > 0 ? urban : names.hotels;
  }
  const own = kindWords[kind.code];
  const saying = own ? names.homes.filter((pattern) => own.test(pattern)) : [];
  if (saying.length > 0) return saying;
  const neutral = names.homes.filter(
    (pattern) => !Object.values(kindWords).some((words) => words.test(pattern)),
  );
  return neutral.length > 0 ? neutral : names.homes;
}

const townWords = /^(Stad|Stads)|Plaza|Piazza|Palazzo|City/;
const kindWords: Readonly<Record<string, RegExp>> = {
  chalet: /Chalet|Berghaus|Baita|Chata|Hytte|Lodge|Cabin|Stuga/,
  villa: /^Vil|Villa/,
  farmhouse:
    /Hoeve|Ferienhof|Mas #|Grange|Domaine|Finca|Cortijo|Masía|Casale|Podere|Masseria|Borgo|Barn|Farm|Quinta|Monte|Gård/,
  apartment: /wohnung|Résidence|Apart|Rincón/,
  cottage: /Cottage|Huisje|Gîte|Casita|Bungalow|Landhaus|Domek|Maisonette/,
  beach_house: /Beach|Strand|Zomerhuis|Sommerhus|Bungalow/,
};
