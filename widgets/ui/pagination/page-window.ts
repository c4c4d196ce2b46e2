export type PageItem =
  | { readonly key: string; readonly gap: false; readonly page: number }
  | { readonly key: string; readonly gap: true };

/**
 * The pages worth a link: first, last, the current one and its neighbours, with gaps between. Never a gap of
 * one page.
 */
export function pageWindow(page: number, pages: number): readonly PageItem[] {
  const shown = new Set([1, pages, page - 1, page, page + 1]);
  if (page <= 4) for (const each of [2, 3, 4, 5]) shown.add(each);
  if (page >= pages - 3) for (const each of [1, 2, 3, 4]) shown.add(pages - each);
  const sorted = [...shown].filter((each) => each >= 1 && each <= pages).sort((a, b) => a - b);
  return sorted.flatMap((each, index): PageItem[] => {
    const before = sorted[index - 1] ?? each - 1;
    const link: PageItem = { key: `${each}`, gap: false, page: each };
    if (each - before === 1) return [link];
    if (each - before === 2) return [{ key: `${each - 1}`, gap: false, page: each - 1 }, link];
    return [{ key: `gap-${each}`, gap: true }, link];
  });
}
