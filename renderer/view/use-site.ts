import { createContext, useContext } from "react";
import type { Site } from "../site/site.ts";

const Context = createContext<Site | null>(null);

export const SiteProvider = Context.Provider;

/**
 * The whole configuration of the site. Only widgets with `hydrate: "none"` have it: it never reaches the
 * browser.
 */
export function useSite(): Site {
  const site = useContext(Context);
  if (!site) throw new Error('useSite is for widgets with `hydrate: "none"`; an island reads usePage().');
  return site;
}
