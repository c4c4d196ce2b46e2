import { createContext, useContext } from "react";
import type { Release } from "../site/release.ts";

const Context = createContext<Release | null>(null);

export const ReleaseProvider = Context.Provider;

/**
 * Everything configured: other sites, languages, cities. Only widgets with `hydrate: "none"` have it, as with
 * `useSite`.
 */
export function useRelease(): Release {
  const release = useContext(Context);
  if (!release)
    throw new Error('useRelease is for widgets with `hydrate: "none"`; an island reads usePage().');
  return release;
}
