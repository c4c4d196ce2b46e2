export { canonicalPath } from "./canonical-path.ts";
export { type ClassifyInput, classify, type RouteDictionary } from "./classify.ts";
export type { Route, RouteRedirect, RouteResult } from "./route.ts";
export { routeNames } from "./route-names.ts";
export { sameQuery } from "./same-query.ts";
