import type { StorageKey } from "#schemas/kept-in-browser.ts";
import { forgetDrafts } from "../consent/forget-drafts.ts";
import { writeStorage } from "../consent/write-storage.ts";
import { guestMark } from "../guest-mark.ts";
import { personIn } from "../person-in.ts";

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type DraftKey = StorageKey<"sessionStorage"> & `staywright:form:${string}`;

/**
 * Keeps for this tab what is typed into forms that name a draft of this kind (`data-draft`), and puts it back
 * on each page that has them: after a reload, on coming back, and once the guest has signed in again where
 * the session had ended (ACC-06). What a page shows as its own by then was taken, and goes. Nobody but who
 * typed it sees it; passwords, codes and ticks are never kept. A page says of a form that it does not show
 * any more that it was taken with `data-taken`; a choice that was kept waits until its select lists it, which
 * the page says with `staywright:choices`.
 */
export function keepDrafts(): void {
  let person = "";
  const keyOf = ({ dataset }: HTMLElement) =>
    `staywright:${dataset.draft}${person && `:${person}`}` as DraftKey;
  const show = (): void => {
    person = personIn(guestMark());
    const taken = document.querySelector<HTMLElement>("[data-taken]")?.dataset.taken;
    if (taken) forgetDrafts(taken);
    for (const form of document.querySelectorAll<HTMLFormElement>(DRAFTED)) putBack(form, keyOf(form));
  };
  const keep = ({ target }: Event): void => {
    const { form } = target as Field;
    if (form?.matches(DRAFTED)) write(keyOf(form), typedIn(form, keptUnder(keyOf(form))));
  };
  for (const type of ["staywright:page", "staywright:choices"]) document.addEventListener(type, show);
  for (const type of ["input", "change"]) document.addEventListener(type, keep);
  show();
}

/** Fields that were used before this code had come keep what stands in them. */
function putBack(form: HTMLFormElement, key: DraftKey): void {
  const kept = keptUnder(key);
  for (const field of fieldsOf(form)) {
    const text = kept[field.name];
    if (text === undefined || field.value !== defaultOf(field) || lacks(field, text)) continue;
    if (sameText(text, field.value)) delete kept[field.name];
    else field.value = text;
  }
  write(key, typedIn(form, kept));
}

/** What stands in a form that is not the page's own, or was not before. */
function typedIn(form: HTMLFormElement, kept: Readonly<Record<string, string>>): Record<string, string> {
  const typed = fieldsOf(form).filter((field) => {
    const text = kept[field.name];
    return field.value !== defaultOf(field) || (text !== undefined && !lacks(field, text));
  });
  return { ...kept, ...Object.fromEntries(typed.map(({ name, value }) => [name, value])) };
}

function write(key: DraftKey, words: Readonly<Record<string, string>>): void {
  if (Object.keys(words).length > 0) writeStorage("sessionStorage", key, JSON.stringify(words));
  else forgetDrafts(key.slice("staywright:form:".length), true);
}

function keptUnder(key: string): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? "{}");
    return Object.fromEntries(Object.entries(kept ?? {}).filter(([, text]) => typeof text === "string"));
  } catch {
    // Storage is closed, or holds something else.
    return {};
  }
}

const fieldsOf = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (field): field is Field =>
      field.matches("input, textarea, select") && !field.matches(UNKEPT) && (field as Field).name !== "",
  );

function defaultOf(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  const options = [...field.options];
  return (options.find((option) => option.defaultSelected) ?? options[0])?.value ?? "";
}

/** Whether a select does not list what was chosen in it before. */
const lacks = (field: Field, text: string) =>
  field instanceof HTMLSelectElement && ![...field.options].some(({ value }) => value === text);

/** The server takes spaces out that nobody sees. */
const sameText = (one: string, other: string) => bare(one) === bare(other);
const bare = (text: string) => text.trim().replace(/\s+/g, " ");

const DRAFTED = 'form[data-draft^="form:"]';
const UNKEPT =
  '[type="hidden"], [type="password"], [type="checkbox"], [type="radio"], [type="file"], [autocomplete="one-time-code"]';
