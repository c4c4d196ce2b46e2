import type { StorageKey } from "#schemas/kept-in-browser.ts";
import { touchedBefore } from "./touches.ts";

/**
 * Keeps for this tab what was typed into forms that no code has taken over when the page is left, by the name
 * a form gives (`data-draft`): JSON of field names and texts. The form's own code puts it back, and keeps it
 * by itself from then on. Plain forms (`form:…`) have code of their own from the start.
 */
export function keepTyped(): void {
  for (const [target] of touchedBefore()) {
    const { form, name, type, value } = target as HTMLInputElement;
    // One of the registry's keys. Written here, for the first script shares no code with the others.
    const draft = form?.dataset.draft as StorageKey<"sessionStorage"> | undefined;
    if (!draft || draft.startsWith("form:") || type === "checkbox" || type === "radio") continue;
    try {
      const kept = JSON.parse(sessionStorage.getItem(draft) ?? "{}");
      sessionStorage.setItem(draft, JSON.stringify({ ...kept, [name]: value }));
    } catch {
      // Storage is closed or full: the browser's own memory of the page is left.
    }
  }
}
