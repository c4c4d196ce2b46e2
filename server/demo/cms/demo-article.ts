/** An editorial page: an opening, parts under headings, and questions with answers. */
export interface DemoArticle {
  readonly id: string;
  readonly slug: string;
  readonly language: string;
  readonly title: string;
  readonly description: string;
  readonly paragraphs: readonly string[];
  readonly sections?: readonly { readonly title: string; readonly paragraphs: readonly string[] }[];
  readonly questions?: readonly (readonly [question: string, answer: string])[];
}

/** What listings of a city or tag say, before its place and language are known. */
export type PlaceGuide = Omit<DemoArticle, "id" | "slug" | "language">;
