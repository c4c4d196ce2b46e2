/**
 * What was pressed before signing in, as the page keeps it in this tab; a link of a mail may open in another.
 */
export function pressedBefore(): string | undefined {
  try {
    const pressed = sessionStorage.getItem("begun") ?? "";
    return /^\d{1,12} \d{13}$/.test(pressed) ? pressed : undefined;
  } catch {
    return undefined;
  }
}
