import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { Snackbar } from "./snackbar.tsx";
import { hideSnackbar, type SnackbarContent, showSnackbar } from "./snackbar-store.ts";

let isMounted = false;

/**
 * Shows a snackbar in the one place of the document, which stands before the words come: only then are they
 * read out.
 */
export async function showMounted(content: SnackbarContent): Promise<void> {
  if (!isMounted) {
    isMounted = true;
    const host = document.createElement("div");
    host.id = "snackbar";
    document.body.append(host);
    flushSync(() => createRoot(host).render(<Snackbar />));
    // What it offers to take back belongs to the page it was said on.
    document.addEventListener("staywright:page", hideSnackbar);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  showSnackbar(content);
}
