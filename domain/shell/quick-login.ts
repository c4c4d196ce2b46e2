/** What a brand says of it: paths with a stroke at both ends, as the configuration has them. */
interface OfferingBrand {
  readonly quickLoginPaths?: readonly string[] | undefined;
}

/**
 * Whether signing in is offered on a path (ACC-21): one that the brand names, with or without the last
 * stroke.
 */
export function isQuickLoginPath({ quickLoginPaths = [] }: OfferingBrand, path: string): boolean {
  return path !== "" && quickLoginPaths.includes(path.endsWith("/") ? path : `${path}/`);
}
