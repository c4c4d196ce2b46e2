import { useWords } from "./use-words.ts";

/** Name of an amenity in the page's language (CONF-12); an unknown id keeps the name it came with. */
export function useAmenityName(): (amenity: { readonly id: number; readonly name: string }) => string {
  const words = useWords();
  return ({ id, name }) => words(`amenities.id.${id}`, name);
}
