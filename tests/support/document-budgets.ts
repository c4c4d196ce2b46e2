/**
 * Most that the document of a page of this kind weighs, in kilobytes (1,024 bytes): as it is, and as gzip packs
 * it. A listing is that of a city with a whole page of places.
 */
export const documentBudgets: Readonly<Record<string, { readonly plain: number; readonly gzip: number }>> = {
  home: { plain: 61.5, gzip: 15.35 },
  listing: { plain: 95, gzip: 17.4 },
  hotel: { plain: 108.5, gzip: 21.8 },
};
