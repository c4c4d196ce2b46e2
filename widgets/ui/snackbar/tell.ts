import type { SnackbarContent } from "./snackbar-store.ts";

/**
 * Shows a snackbar (SNACK-01) and, the first time, loads and mounts what shows it: a page that says nothing
 * carries none of it. Where the code does not come, nothing is shown, for the guest's wish was done already.
 */
export async function tell(content: SnackbarContent): Promise<void> {
  const shell = await import("./mounted-snackbar.tsx").catch(() => undefined);
  await shell?.showMounted(content);
}
