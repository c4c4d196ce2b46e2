import { supplySentence, type WordsPlace } from "../../../supply/supply-words.ts";

/** What a guest agrees to who asks for the newsletter, word for word, in the language of the page. */
export function newsletterWording(place: WordsPlace): string {
  return supplySentence(place, "newsletter.wording", { brand: place.site.brand.siteName });
}
