import type { Range, TextEdit, WorkspaceEdit } from "vscode-languageserver/node";
import { KINDS } from "../change/thing.ts";
import type { Cursor } from "./cursor.ts";
import { rangeOf } from "./document-places.ts";
import { findReferences, type Mention, nameAtCursor } from "./find-references.ts";
import type { ProjectView } from "./project-view.ts";

/** What can be renamed at the cursor, or a sentence why nothing can. */
export type Renamable =
  | {
      readonly ok: true;
      readonly kind: "message" | "node";
      readonly name: string;
      readonly range: Range;
      readonly shown: string;
    }
  | { readonly ok: false; readonly reason: string };

/** Messages and nodes have no file of their own, so an editor can rename them; a record is renamed with its file. */
export function prepareRename(view: ProjectView, file: string, cursor: Cursor): Renamable {
  const named = nameAtCursor(view, file, cursor);
  if (!named) return { ok: false, reason: "Nothing that has a name stands here." };
  const { kind, name } = named;
  if (kind !== "message" && kind !== "node") {
    const command = KINDS.some((known) => known === kind)
      ? ` Its files have its name too: staywright rename ${kind} ${name} <new>`
      : "";
    return { ok: false, reason: `An editor renames messages and nodes, not a ${kind}.${command}` };
  }
  const shown = lastName(kind, name);
  const { start, text } = cursor;
  return { ok: true, kind, name, shown, range: rangeOf(text, start + 1, shown.length) };
}

/** The edits of every file that names it, or a sentence why the new name cannot be. */
export function renameName(
  view: ProjectView,
  { kind, name }: Pick<Renamable & { ok: true }, "kind" | "name">,
  to: string,
): { readonly ok: true; readonly edit: WorkspaceEdit } | { readonly ok: false; readonly reason: string } {
  const shape = kind === "message" ? /^[a-z][a-z0-9-]*(\.[A-Za-z0-9_-]+)+$/ : /^[a-z][A-Za-z0-9-]*$/;
  if (!shape.test(to)) return { ok: false, reason: `"${to}" is not how a ${kind} is called.` };
  const shown = lastName(kind, name);
  if (kind === "message") {
    if (view.english.has(to)) return { ok: false, reason: `There is a message "${to}" already.` };
    if (to.split(".")[0] !== shown.split(".")[0])
      return {
        ok: false,
        reason: `The words of "${shown}" stand in ${shown.split(".")[0]}.json, so its name starts with that.`,
      };
  } else {
    const taken = [...name.split("/").slice(0, -1), to].join("/");
    if (findReferences(view, { kind, name: taken }).length > 0)
      return { ok: false, reason: `There is a node "${to}" beside it already.` };
  }
  const changes: Record<string, TextEdit[]> = {};
  for (const mention of findReferences(view, { kind, name })) {
    const edits = changes[mention.uri] ?? [];
    edits.push({ range: between(mention), newText: `${mention.prefix}${to}` });
    changes[mention.uri] = edits;
  }
  return { ok: true, edit: { changes } };
}

/** The span without its quotes. */
function between({ range: { start, end } }: Mention): Range {
  return {
    start: { ...start, character: start.character + 1 },
    end: { ...end, character: end.character - 1 },
  };
}

function lastName(kind: string, name: string): string {
  return kind === "node" ? (name.split("/").at(-1) ?? name) : name;
}
