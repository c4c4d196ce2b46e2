/**
 * Most that the document of a page of this kind weighs, in kilobytes (1,024 bytes): as it is, and as gzip packs
 * it. A listing is that of a city with a whole page of places.
 */
export const documentBudgets: Readonly<Record<string, { readonly plain: number; readonly gzip: number }>> = {
  home: { plain: 65, gzip: 16.4 },
  listing: { plain: 100, gzip: 18.5 },
  hotel: { plain: 116, gzip: 23 },
};
