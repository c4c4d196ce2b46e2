import { createContext, useContext } from "react";
import type { PageContext } from "./page-context.ts";

const Context = createContext<PageContext | null>(null);

export const PageContextProvider = Context.Provider;

/** What the page is: site, locale, route, query. The same on the server and in the browser. */
export function usePage(): PageContext {
  const page = useContext(Context);
  if (!page) throw new Error("usePage needs to stand inside a widget.");
  return page;
}
