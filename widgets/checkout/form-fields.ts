import type { GuestValues } from "./guest-values.ts";

/** The form as it stands in the page; a field that is not asked keeps its value of `empty`. */
export function readForm(form: HTMLFormElement, empty: GuestValues): GuestValues {
  const data = new FormData(form);
  const values = Object.entries(empty).map(([name, value]) => [
    name,
    typeof value === "boolean" ? data.has(name) : String(data.get(name) ?? value),
  ]);
  // Each name got a value of its own kind.
  return Object.fromEntries(values) as GuestValues;
}

/** Puts values into the fields nobody has touched; a choice that a list does not offer (yet) is left out. */
export function fillForm(form: HTMLFormElement, values: GuestValues, empty: GuestValues): void {
  for (const [name, value] of Object.entries(values)) {
    const control = form.elements.namedItem(name);
    const untouched = empty[name as keyof GuestValues];
    if (control instanceof HTMLInputElement && typeof value === "boolean") {
      if (control.checked === untouched) control.checked = value;
    } else if (control instanceof HTMLSelectElement) {
      if (control.value === untouched && [...control.options].some((option) => option.value === value))
        control.value = value;
    } else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
      if (control.value === untouched) control.value = value;
    }
  }
}
