type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface Entry {
  readonly value: string;
  readonly checked: boolean;
  /** The cursor; null where the kind of field has none to tell. */
  readonly selection: readonly [number, number] | null;
}

/**
 * Keeps what a guest puts into the fields of an island that is about to be hydrated: what stands there
 * already (typed, filled in by the browser) and what is added until React has taken over. Call before
 * `hydrateRoot`.
 *
 * The answer is called once the island is committed: fields that were emptied get their content back, and
 * each field hears its own `input`, `change` or `click`, so that the state behind it holds what the guest
 * sees.
 */
export function keepEarlyInput(island: HTMLElement): () => void {
  const entries = new Map<Field, Entry>();
  const keep = (field: Field) => entries.set(field, entryOf(field));
  for (const field of island.querySelectorAll<Field>(FIELDS))
    if (isOwn(field, island) && isTouched(field)) keep(field);
  const onInput = ({ target }: Event) => {
    if (isField(target) && isOwn(target, island)) keep(target);
  };
  for (const type of TYPES) island.addEventListener(type, onInput, { capture: true });
  return () => {
    // Within its commit React would answer an event with the state before it, which takes the letters and the
    // cursor away.
    queueMicrotask(() => {
      for (const type of TYPES) island.removeEventListener(type, onInput, { capture: true });
      for (const [field, entry] of entries) if (field.isConnected) restore(field, entry);
    });
  };
}

const TYPES = ["input", "change"] as const;

const FIELDS = "input, textarea, select";

function isField(target: EventTarget | null): target is Field {
  return (target as Element).matches(FIELDS);
}

/** A slot may hold islands of their own. */
function isOwn(field: Field, island: HTMLElement): boolean {
  return field.closest("[data-island]") === island && !UNTYPED.has(field.type);
}

const UNTYPED = new Set(["hidden", "submit", "button", "reset", "file", "image"]);

/** Whether the field holds something else than the server wrote. */
function isTouched(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const written = [...field.options].findIndex((option) => option.defaultSelected);
    return field.selectedIndex !== Math.max(written, 0);
  }
  return isTick(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

function isTick(field: Field): field is HTMLInputElement {
  return field.type === "checkbox" || field.type === "radio";
}

function entryOf(field: Field): Entry {
  const { selectionStart: start, selectionEnd: end } =
    field instanceof HTMLSelectElement ? { selectionStart: null, selectionEnd: null } : field;
  return {
    value: field.value,
    checked: isTick(field) && field.checked,
    selection: start === null || end === null ? null : [start, end],
  };
}

/**
 * Touches the content only where it was taken away: the cursor and a word still being composed stay as they
 * are.
 */
function restore(field: Field, { value, checked, selection }: Entry): void {
  if (isTick(field)) {
    if (field.checked !== checked) field.checked = checked;
    forget(field, String(!checked));
    // A plain event: a press would tick the box once more.
    field.dispatchEvent(new Event("click", { bubbles: true }));
    return;
  }
  if (field.value !== value) {
    field.value = value;
    if (selection && document.activeElement === field && !(field instanceof HTMLSelectElement))
      field.setSelectionRange(...selection);
  }
  forget(field, `${value} `);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }));
}

/**
 * React hears of a change only where a field holds something else than it saw last, and it saw this one as it
 * hydrated.
 */
function forget(field: Field, seen: string): void {
  // A cast: React keeps what it saw last on the field itself, and offers no other way to say "this is new".
  const { _valueTracker } = field as { readonly _valueTracker?: { setValue(value: string): void } };
  _valueTracker?.setValue(seen);
}
