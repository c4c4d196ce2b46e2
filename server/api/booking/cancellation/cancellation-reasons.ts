import type { CancellationReason } from "#schemas/generated/api/cancellation.ts";
import { supplyWord, type WordsPlace } from "../../../supply/supply-words.ts";

/** The reasons a guest may give (BCAN-01), in their order and in the language of the call. */
export function cancellationReasons(place: WordsPlace): readonly CancellationReason[] {
  const word = supplyWord(place);
  return Object.values(place.release.cancellationReasons)
    .toSorted((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1))
    .map(({ id, title }) => ({ code: id, name: word(title) ?? id }));
}

/** Whether a guest may give a reason. */
export function isReason({ release }: Pick<WordsPlace, "release">, code: string): boolean {
  return Object.hasOwn(release.cancellationReasons, code);
}

/** The words of a reason; undefined for one that the configuration has no more. */
export function reasonName(place: WordsPlace, code: string): string | undefined {
  const { cancellationReasons: reasons } = place.release;
  const title = Object.hasOwn(reasons, code) ? reasons[code]?.title : undefined;
  return title === undefined ? undefined : supplyWord(place)(title);
}
