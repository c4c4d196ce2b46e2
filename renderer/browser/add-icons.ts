/**
 * Adds the symbols of a page that has just come, or of a part of one, that this page lacks: what is added
 * refers to them.
 */
export function addIcons(next: ParentNode): void {
  const sheet = next.querySelector("#icons");
  const known = document.getElementById("icons");
  if (!sheet) return;
  if (!known) document.body.append(document.adoptNode(sheet));
  else
    for (const symbol of [...sheet.children])
      if (!document.getElementById(symbol.id)) known.append(document.adoptNode(symbol));
}
