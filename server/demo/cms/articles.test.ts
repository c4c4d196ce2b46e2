import { describe, expect, it } from "vitest";
import { linkWords } from "./article-places.ts";
import { articlesEn } from "./articles/articles-en.ts";
import { demoArticles } from "./articles.ts";
import type { DemoArticle } from "./demo-article.ts";
import { cityGuides, tagGuides } from "./place-guides.ts";

const WHOLE = ["nl", "de", "ar", "hi", "fr", "es", "it", "pt", "ja", "th", "id", "my", "vi"];
const articlesIn = (language: string) => demoArticles.filter((article) => article.language === language);

/** Addresses in a language's own words. */
const OWN_WORDS: Readonly<Record<string, string>> = { "4x4-vakantie": "four-wheel-drive-holidays" };

/**
 * What a translation may not change: the address, but for those in own words, and how many texts stand where.
 */
function shapeOf({ id, slug, paragraphs, sections = [], questions = [] }: DemoArticle) {
  return [
    id,
    OWN_WORDS[slug] ?? slug,
    paragraphs.length,
    sections.map((part) => part.paragraphs.length),
    questions.length,
  ];
}

describe("articles of the demo", () => {
  it.each(WHOLE)(
    "all are written in %s, part by part as in English, with words for their links",
    (language) => {
      const articles = articlesIn(language);
      expect(articles.map(shapeOf)).toEqual(articlesEn.map(shapeOf));
      expect(linkWords[language]?.[1]).toContain("{city}");
      const english = new Set(articlesEn.flatMap(textsOf));
      expect(articles.flatMap(textsOf).filter((text) => english.has(text))).toEqual([]);
    },
  );

  it.each(WHOLE)("what listings say of cities and tags is written in %s too", (language) => {
    const guides = [...cityGuides, ...tagGuides];
    const shapes = (wanted: string) =>
      guides
        .filter((guide) => guide.language === wanted)
        .map(shapeOf)
        .sort();
    expect(shapes(language)).toEqual(shapes("en"));
  });

  it("stand once in each language", () => {
    const keys = [...demoArticles, ...cityGuides, ...tagGuides].map(
      ({ id, language }) => `${id} ${language}`,
    );
    expect(keys).toEqual([...new Set(keys)]);
  });
});

function textsOf({ title, description, paragraphs, sections = [], questions = [] }: DemoArticle) {
  return [
    title,
    description,
    ...paragraphs,
    ...sections.flatMap((part) => [part.title, ...part.paragraphs]),
    ...questions.flat(),
  ];
}
