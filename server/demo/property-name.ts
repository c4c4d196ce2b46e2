import type { RegionNames } from "./facts/region-names.ts";
import type { SeededRandom } from "./seeded-random.ts";

/** Invents a name that no property of `taken` has; adds the locality when the words run out. */
export function inventName(
  random: SeededRandom,
  names: RegionNames,
  type: "hotel" | "home",
  place: string,
  taken: Set<string>,
): string {
  const patterns = type === "hotel" ? names.hotels : names.homes;
  let name = "";
  for (let attempt = 0; attempt < 40; attempt += 1) {
    name = random.pick(patterns).replace("#", random.pick(names.words));
    if (attempt > 14) name = `${name} ${place}`;
    if (attempt > 30) name = `${name} ${random.int(2, 99)}`;
    if (!taken.has(name)) break;
  }
  taken.add(name);
  return name;
}
