import { articlesAr } from "./articles-ar.ts";
import { articlesDe } from "./articles-de.ts";
import { articlesEn } from "./articles-en.ts";
import { articlesHi } from "./articles-hi.ts";
import { articlesNl } from "./articles-nl.ts";
import type { DemoArticle } from "./demo-article.ts";

/** Every article in every language it is written in; English stands in elsewhere. */
export const demoArticles: readonly DemoArticle[] = [
  ...articlesEn,
  ...articlesNl,
  ...articlesDe,
  ...articlesAr,
  ...articlesHi,
];

/** Sample policies: they say so themselves, and a launch replaces them. */
export const demoPolicies: readonly DemoArticle[] = [
  ["terms", "Terms of booking", "What you and we agree on when you book."],
  ["guest-policy", "House rules for guests", "What every stay rests on."],
  ["privacy-policy", "Privacy", "What we keep, why and for how long."],
  ["cookie-policy", "Cookies", "What is stored in your browser, and how to say no."],
  [
    "corporate-social-responsibility",
    "Corporate social responsibility",
    "What we do for the places our guests stay in.",
  ],
  ["saved-card-policy", "Saved cards", "How a card is kept when you ask for it."],
].map(([slug = "", title = "", description = ""], index) => ({
  id: `p${index + 1}`,
  slug,
  language: "en",
  title,
  description,
  paragraphs: [
    "Sample text. This page shows how a policy looks; it is not legal advice and binds nobody. Replace it with the policy of your company before going live.",
    `${description} The final text names the company, the law that applies, the dates, and whom to write to.`,
  ],
}));
