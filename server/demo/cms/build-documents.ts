import type { DemoCity } from "../demo-city.ts";
import { formatPictureName, pictureColour } from "../pictures/picture-name.ts";
import { fillText } from "../texts/texts.ts";
import { articlePlaces, linkWords } from "./article-places.ts";
import { demoArticles } from "./articles.ts";
import type { DemoArticle } from "./demo-article.ts";
import { cityGuides, tagGuides } from "./place-guides.ts";
import type { SampleDocument } from "./sample-policies.ts";

type DocumentType = "dynamic" | "city" | "tag";

/** Rows of `cms_document`: articles, sample policies, and what listings say of places and tags. */
export function buildDocuments(
  cities: readonly DemoCity[],
  today: string,
  policies: readonly SampleDocument[],
): readonly object[] {
  const names = new Map(cities.map((city) => [city.slug, city]));
  const row = (type: DocumentType) => (article: DemoArticle) => toRow(article, type, names, today);
  return [
    ...demoArticles.map(row("dynamic")),
    ...policies.map(({ id, brandId, countryCode, ...document }) => ({
      document_id: id,
      type: "static",
      brand_id: brandId,
      country_code: countryCode,
      ...document,
      updated_at: `${today}T00:00:00Z`,
    })),
    ...cityGuides.map(row("city")),
    ...tagGuides.map(row("tag")),
  ];
}

function toRow(
  article: DemoArticle,
  type: DocumentType,
  cities: ReadonlyMap<string, DemoCity>,
  today: string,
): object {
  const { id, slug, language, title, description, paragraphs, sections = [], questions = [] } = article;
  return {
    document_id: id,
    language,
    type,
    slug,
    brand_id: null,
    country_code: null,
    title,
    description,
    blocks: [
      ...pictureOf(article),
      { type: "text", id: "body", html: html(paragraphs) },
      ...sections.map((section, index) => ({
        type: "text",
        id: `part-${index + 1}`,
        title: section.title,
        html: html(section.paragraphs),
      })),
      ...(questions.length > 0
        ? [
            {
              type: "faq",
              id: "questions",
              items: questions.map(([question, answer]) => ({ title: question, text: answer })),
            },
          ]
        : []),
      ...linksOf(article, cities),
    ],
    updated_at: `${today}T00:00:00Z`,
  };
}

function html(paragraphs: readonly string[]): string {
  return paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join("");
}

/** Equal in every language, so that a change of language changes words alone. */
function pictureOf({ id, slug, title }: DemoArticle): readonly object[] {
  const place = articlePlaces[id];
  if (!place) return [];
  const name = formatPictureName({
    kind: place.scene,
    palette: place.palette,
    seed: slug.replaceAll("-", "").slice(0, 8),
  });
  const image = { name, width: 1600, height: 1067, alt: title, colour: pictureColour(name) };
  return [{ type: "image", id: "picture", image }];
}

/** Links to what is for sale where the article has been. */
function linksOf({ id, language }: DemoArticle, cities: ReadonlyMap<string, DemoCity>): readonly object[] {
  const [title, label] = linkWords[language] ?? linkWords.en ?? [];
  const items = (articlePlaces[id]?.cities ?? []).flatMap((slug) => {
    const city = cities.get(slug);
    const name = city?.names?.[language] ?? city?.name;
    return name
      ? [{ link: { label: fillText(label ?? "", { city: name }), href: `/hotels-in-${slug}` } }]
      : [];
  });
  return items.length > 0 ? [{ type: "links", id: "places", title, items }] : [];
}
