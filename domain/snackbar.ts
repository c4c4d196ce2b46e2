/** Both kinds of icon at once are a mistake of the caller (SNACK-02). */
export const SNACKBAR_ICON_ERROR = "imageIconUrl and Icon, both aren't supported together";

/**
 * Which icon a snackbar shows (SNACK-02). Given both, a strict caller (development, tests) gets the error and production the image.
 * @throws Error with the text of the rule when `strict` and both are given.
 */
export function snackbarIcon(
  icons: { readonly imageIconUrl?: string | null | undefined; readonly hasIcon: boolean },
  strict: boolean,
): "image" | "icon" | "none" {
  if (icons.imageIconUrl && icons.hasIcon && strict) throw new Error(SNACKBAR_ICON_ERROR);
  if (icons.imageIconUrl) return "image";
  return icons.hasIcon ? "icon" : "none";
}
