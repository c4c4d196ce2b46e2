import { accountUrl } from "#domain/addresses";

/** Path of the page with what is begun there; what is undefined is left out. */
export function stepHref(query: Readonly<Record<string, string | undefined>>): string {
  const said = Object.entries(query).filter((each): each is [string, string] => each[1] !== undefined);
  return `${accountUrl("security")}?${new URLSearchParams(said)}`;
}
