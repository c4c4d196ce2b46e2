import { articlesAr } from "./articles/articles-ar.ts";
import { articlesDe } from "./articles/articles-de.ts";
import { articlesEn } from "./articles/articles-en.ts";
import { articlesEs } from "./articles/articles-es.ts";
import { articlesFr } from "./articles/articles-fr.ts";
import { articlesHi } from "./articles/articles-hi.ts";
import { articlesId } from "./articles/articles-id.ts";
import { articlesIt } from "./articles/articles-it.ts";
import { articlesJa } from "./articles/articles-ja.ts";
import { articlesMy } from "./articles/articles-my.ts";
import { articlesNl } from "./articles/articles-nl.ts";
import { articlesPt } from "./articles/articles-pt.ts";
import { articlesTh } from "./articles/articles-th.ts";
import { articlesVi } from "./articles/articles-vi.ts";
import type { DemoArticle } from "./demo-article.ts";

/** Every article in every language it is written in; English stands in elsewhere. */
export const demoArticles: readonly DemoArticle[] = [
  ...articlesEn,
  ...articlesNl,
  ...articlesDe,
  ...articlesAr,
  ...articlesHi,
  ...articlesFr,
  ...articlesEs,
  ...articlesIt,
  ...articlesPt,
  ...articlesJa,
  ...articlesId,
  ...articlesMy,
  ...articlesTh,
  ...articlesVi,
];
