import type { InquiryTopicChoice } from "#schemas/generated/api/assist.ts";
import { supplyWord, type WordsPlace } from "../../../supply/supply-words.ts";

/** What a guest may write about (HELP-04), in order and in the language of the call. */
export function inquiryTopics(place: WordsPlace): readonly InquiryTopicChoice[] {
  const word = supplyWord(place);
  return Object.values(place.release.inquiryTopics)
    .toSorted((a, b) => a.position - b.position)
    .map(({ id, title }) => ({ code: id, name: word(title) ?? id }));
}
