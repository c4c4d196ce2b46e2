import { articlesAr } from "./articles-ar.ts";
import { articlesDe } from "./articles-de.ts";
import { articlesEn } from "./articles-en.ts";
import { articlesEs } from "./articles-es.ts";
import { articlesFr } from "./articles-fr.ts";
import { articlesHi } from "./articles-hi.ts";
import { articlesId } from "./articles-id.ts";
import { articlesIt } from "./articles-it.ts";
import { articlesJa } from "./articles-ja.ts";
import { articlesMy } from "./articles-my.ts";
import { articlesNl } from "./articles-nl.ts";
import { articlesPt } from "./articles-pt.ts";
import { articlesTh } from "./articles-th.ts";
import { articlesVi } from "./articles-vi.ts";
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
