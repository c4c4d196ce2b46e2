import {
  type CompletionItem,
  CompletionItemKind,
  InsertTextFormat,
  type Range,
} from "vscode-languageserver/node";
import type { Cursor } from "./cursor.ts";
import { rangeOf } from "./document-places.ts";
import { offeredKeys } from "./offered-keys.ts";
import { offeredValues } from "./offered-values.ts";
import { locate, type ProjectView } from "./project-view.ts";

/** Something that could stand at the cursor. */
export interface Offer {
  /** A JSON value; of a key its name. */
  readonly value: unknown;
  readonly detail?: string;
  readonly documentation?: string;
  /** What is written behind a key, as a snippet: `"$1"`. */
  readonly snippet?: string;
  /** Offered before the others. */
  readonly isLikely?: boolean;
}

/** More than somebody reads; what is typed next narrows them down. */
const MOST = 500;

export interface Completion {
  readonly items: readonly CompletionItem[];
  /** Whether there are more, so that the editor asks again. */
  readonly isIncomplete: boolean;
}

/**
 * What could be written at the cursor: names of properties, or values. An editor that takes snippets gets the
 * shape of a value behind a name.
 */
export function completePlace(
  view: ProjectView,
  file: string,
  cursor: Cursor,
  takesSnippets: boolean,
): Completion {
  const { path, isKey, value, text, start, end, offset } = cursor;
  const located = locate(view, file, isKey ? path.slice(0, -1) : path, value);
  const offers = isKey
    ? offeredKeys(view, located, path.slice(0, -1), value, String(path.at(-1) ?? ""))
    : offeredValues(view, file, located, path, value);
  const typed = text.slice(start, offset).replace(/^"/, "").toLowerCase();
  const fitting = offers.filter(({ value: each }) => isNear(String(each), typed));
  const range = rangeOf(text, start, end - start);
  return {
    items: fitting.slice(0, MOST).map((offer) => toItem(offer, cursor, range, takesSnippets)),
    isIncomplete: fitting.length > MOST,
  };
}

/** Whether the letters stand in the name in that order, as editors match. */
function isNear(name: string, typed: string): boolean {
  let at = 0;
  const lower = name.toLowerCase();
  for (const letter of typed) {
    at = lower.indexOf(letter, at) + 1;
    if (at === 0) return false;
  }
  return true;
}

function toItem(
  offer: Offer,
  { isKey, text, end }: Cursor,
  range: Range,
  takesSnippets: boolean,
): CompletionItem {
  const written = JSON.stringify(offer.value);
  const after = text.slice(end);
  const hasValue = isKey && /^\s*:/.test(after);
  const comma = /^\s*"/.test(after) ? "," : "";
  const isProperty = isKey && !hasValue;
  const isSnippet = isProperty && takesSnippets;
  const name = isSnippet ? written.replace(/[$}\\]/g, "\\$&") : written;
  const behind = isSnippet ? (offer.snippet ?? "$1") : "";
  const newText = isProperty ? `${name}: ${behind}${behind === "" ? "" : comma}` : written;
  return {
    label: typeof offer.value === "string" ? offer.value : written,
    kind: isKey ? CompletionItemKind.Property : CompletionItemKind.Value,
    filterText: written,
    sortText: `${offer.isLikely ? 0 : 1}${typeof offer.value === "string" && offer.value.startsWith("$") ? 2 : 1}${String(offer.value)}`,
    textEdit: { range, newText },
    ...(isSnippet && { insertTextFormat: InsertTextFormat.Snippet }),
    ...(offer.detail && { detail: offer.detail }),
    ...(offer.documentation && { documentation: offer.documentation }),
  };
}
