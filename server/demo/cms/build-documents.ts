import { type DemoArticle, demoArticles, demoPolicies } from "./articles.ts";
import { cityGuides, tagGuides } from "./place-guides.ts";

/** Rows of `cms_document`: articles, sample policies, and what listings say of places and tags. */
export function buildDocuments(today: string): readonly object[] {
  return [
    ...demoArticles.map((article) => toRow(article, "dynamic", today)),
    ...demoPolicies.map((article) => toRow(article, "static", today)),
    ...cityGuides.map((article) => toRow(article, "city", today)),
    ...tagGuides.map((article) => toRow(article, "tag", today)),
  ];
}

function toRow(article: DemoArticle, type: "dynamic" | "static" | "city" | "tag", today: string) {
  const { id, slug, language, title, description, paragraphs, questions = [] } = article;
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
      { type: "text", id: "body", html: paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join("") },
      ...(questions.length > 0
        ? [
            {
              type: "faq",
              id: "questions",
              items: questions.map(([question, answer]) => ({ title: question, text: answer })),
            },
          ]
        : []),
    ],
    updated_at: `${today}T00:00:00Z`,
  };
}
