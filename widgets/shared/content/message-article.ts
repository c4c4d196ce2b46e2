/** An article made of messages: ids of its title, its first paragraph and its parts. */
export interface MessageArticle {
  readonly title: string;
  readonly intro: string;
  readonly parts: readonly { readonly title?: string; readonly text: string }[];
}

/** The product's own words for a policy or a static page, by message id; null for a page it has none for. */
export function messageArticle(
  { policy, article }: { readonly policy?: string | undefined; readonly article?: string | undefined },
  exists: (messageId: string) => boolean,
): MessageArticle | null {
  const base = policy ? `static.policy.${policy}` : `static.article.${article}`;
  if (!exists(`${base}.title`) || !exists(`${base}.intro`)) return null;
  const text = exists(`${base}.text`) ? [{ text: `${base}.text` }] : [];
  const sections = numbered((n) => ({ title: `${base}.${n}.title`, text: `${base}.${n}.text` }), exists);
  const questions = numbered(
    (n) => ({ title: `static.${article}.${n}.q`, text: `static.${article}.${n}.a` }),
    exists,
  );
  return { title: `${base}.title`, intro: `${base}.intro`, parts: [...text, ...sections, ...questions] };
}

type Part = { readonly title: string; readonly text: string };

/** Parts 1, 2, 3 … as long as there are words for them. */
function numbered(partOf: (n: number) => Part, exists: (messageId: string) => boolean): readonly Part[] {
  const parts: Part[] = [];
  for (let n = 1; exists(partOf(n).text); n += 1) parts.push(partOf(n));
  return parts;
}
