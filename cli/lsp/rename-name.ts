import type { Range, TextEdit, WorkspaceEdit } from "vscode-languageserver/node";
import { KINDS, type Kind } from "../change/thing.ts";
import type { Cursor } from "./cursor.ts";
import { rangeOf } from "./document-places.ts";
import { findReferences, type Mention, nameAtCursor } from "./find-references.ts";
import type { ProjectView } from "./project-view.ts";

/** Names inside of a file, which no command renames. */
type InnerKind = "node" | "arm";

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
 * Everything that `staywright rename` knows can be renamed, and so can nodes of a page and arms of an
 * experiment.
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

/** The edits of every file that names a node or an arm, or a sentence why the new name cannot be. */
export function renameInner(
  view: ProjectView,
  { kind, name }: { readonly kind: InnerKind; readonly name: string },
  to: string,
): { readonly ok: true; readonly edit: WorkspaceEdit } | { readonly ok: false; readonly reason: string } {
  if (!/^[a-z][A-Za-z0-9-]*$/.test(to))
    return { ok: false, reason: `"${to}" is not how a ${kind} is called.` };
  const taken = [...name.split("/").slice(0, -1), to].join("/");
  if (findReferences(view, { kind, name: taken }).length > 0)
    return { ok: false, reason: `There is a ${kind} "${to}" beside it already.` };
  const changes: Record<string, TextEdit[]> = {};
  for (const mention of findReferences(view, { kind, name })) {
    const edits = changes[mention.uri] ?? [];
    edits.push({ range: between(mention), newText: `${mention.prefix}${to}` });
    changes[mention.uri] = edits;
  }
  return { ok: true, edit: { changes } };
}

/** Whether a name stands inside of a file, rather than being one's. */
export function isInner(kind: string): kind is InnerKind {
  return kind === "node" || kind === "arm";
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

/** A node by its page and slot, an arm by its experiment: the last part is what is written. */
function lastName(name: string): string {
  return name.split("/").at(-1) ?? name;
}
