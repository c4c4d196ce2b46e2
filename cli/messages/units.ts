import { type ConfigSource, compileMessage } from "#renderer/release";
import { createCodeNames } from "../change/code-names.ts";
import { placeText } from "../change/place-text.ts";
import type { ProjectText } from "../change/project-text.ts";
import { idOf, type Unit } from "./unit.ts";
import { wordsIn } from "./words.ts";

/**
 * Everything there is to say in a language, in the order of the English files. With an earlier state
 * (`since`), words whose English changed after it while the translation stayed say what they were translated
 * from.
 */
export function unitsOf(
  project: ProjectText,
  source: ConfigSource,
  locale: string,
  since?: ConfigSource,
): readonly Unit[] {
  const english = wordsIn(source, "en");
  const own = wordsIn(source, locale);
  const before = since && { english: wordsIn(since, "en"), own: wordsIn(since, locale) };
  const code = createCodeNames(project.root);
  const named = new Map<string, string[]>();
  for (const place of project.places)
    if (place.kind === "message") named.set(place.name, [...(named.get(place.name) ?? []), placeText(place)]);
  // Words of a brand's own language alone have no English to translate from.
  return [...english].map(([key, words]) => {
    const id = idOf(key);
    const compiled = compileMessage(words);
    const target = own.get(key);
    const was = before?.english.get(key);
    const isOld =
      was !== undefined && was !== words && target !== undefined && before?.own.get(key) === target;
    const inCode = named.has(id) ? [] : code.whole(id).map(({ file, line }) => `${file}:${line}`);
    return {
      key,
      source: words,
      ...(target !== undefined && { target }),
      ...(isOld && { changedFrom: was }),
      values: compiled.ok ? compiled.arguments : [],
      places: [...(named.get(id) ?? []), ...inCode].slice(0, MOST_PLACES),
    };
  });
}

/** A word that stands everywhere is known by a few of its places. */
const MOST_PLACES = 5;
