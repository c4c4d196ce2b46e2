/** Id of the title of the popup whose widget has this id. */
export function popupTitleId(id: string): string {
  return `${id.replaceAll(".", "-")}-title`;
}
