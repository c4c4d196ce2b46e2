import type { Range, TextEdit, WorkspaceEdit } from "vscode-languageserver/node";
import { KINDS, type Kind } from "../change/thing.ts";
import type { Cursor } from "./cursor.ts";
import { rangeOf } from "./document-places.ts";
import { findReferences, type Mention, nameAtCursor } from "./find-references.ts";
import { INNER_KINDS, type InnerKind, isInner } from "./inner-kinds.ts";
import type { ProjectView } from "./project-view.ts";

/** What can be renamed at the cursor, or a sentence why nothing can. */
export type Renamable =
  | {
      readonly ok: true;
      readonly kind: Kind | InnerKind;
      readonly name: string;
      readonly range: Range;
      /** The name as it is written. */
      readonly shown: string;
    }
  | { readonly ok: false; readonly reason: string };

/**
 * Everything that `staywright rename` knows can be renamed, and so can nodes of a page, arms of an
 * experiment, what a page or a widget requires, and payment modes.
 */
export function prepareRename(view: ProjectView, file: string, cursor: Cursor): Renamable {
  const named = nameAtCursor(view, file, cursor);
  if (!named) return { ok: false, reason: "Nothing that has a name stands here." };
  const { kind, name, prefix = "" } = named;
  if (!isRenamable(kind))
    return {
      ok: false,
      reason: `Code says the names of this kind too (${kind}), so it cannot follow from here.`,
    };
  const shown = isInner(kind) ? lastName(name) : name;
  const { start, text } = cursor;
  return { ok: true, kind, name, shown, range: rangeOf(text, start + 1 + prefix.length, shown.length) };
}

/**
 * The edits of every file that names what stands inside of one, or a sentence why its new name cannot be.
 */
export function renameInner(
  view: ProjectView,
  { kind, name }: { readonly kind: InnerKind; readonly name: string },
  to: string,
): { readonly ok: true; readonly edit: WorkspaceEdit } | { readonly ok: false; readonly reason: string } {
  if (!INNER_KINDS[kind].test(to))
    return { ok: false, reason: `"${to}" is not how a ${kind.replace("-", " ")} is called.` };
  const taken = [...name.split("/").slice(0, -1), to].join("/");
  if (findReferences(view, { kind, name: taken }).length > 0)
    return { ok: false, reason: `There is a ${kind.replace("-", " ")} "${to}" beside it already.` };
  const changes: Record<string, TextEdit[]> = {};
  for (const mention of findReferences(view, { kind, name })) {
    const edits = changes[mention.uri] ?? [];
    edits.push({ range: between(mention), newText: `${mention.prefix}${to}` });
    changes[mention.uri] = edits;
  }
  return { ok: true, edit: { changes } };
}

function isRenamable(kind: string): kind is Kind | InnerKind {
  return isInner(kind) || KINDS.some((known) => known === kind);
}

/** The span without its quotes. */
function between({ range: { start, end } }: Mention): Range {
  return {
    start: { ...start, character: start.character + 1 },
    end: { ...end, character: end.character - 1 },
  };
}

/**
 * A node by its page and slot, an arm by its experiment, a requirement by its owner: the last part is what is
 * written.
 */
function lastName(name: string): string {
  return name.split("/").at(-1) ?? name;
}
