import {
  type OptionalVersionedTextDocumentIdentifier,
  Range,
  type RenameFile,
  TextDocumentEdit,
  TextEdit,
  type WorkspaceEdit,
} from "vscode-languageserver/node";
import { knownName } from "../add/names.ts";
import { type ChangePlan, ChangeRefused } from "../change/change-plan.ts";
import { checkChange } from "../change/check-change.ts";
import { planRename } from "../change/plan-rename.ts";
import { type ProjectText, readProject } from "../change/project-text.ts";
import { type Kind, namesOf } from "../change/thing.ts";
import { addressOf } from "./document-places.ts";

/** What an editor brings to a rename. */
export interface RenamingEditor {
  readonly root: string;
  /** Texts of open documents by path, saved or not. */
  readonly texts: ReadonlyMap<string, string>;
  /** Version of an open document; undefined for a file that is not open. */
  readonly versionOf: (file: string) => number | undefined;
  /** Whether it renames files as part of an edit. */
  readonly renamesFiles: boolean;
}

export type RenamedRecord =
  | { readonly ok: true; readonly edit: WorkspaceEdit; readonly notes: readonly string[] }
  | { readonly ok: false; readonly reason: string };

/**
 * Renames as `staywright rename` does: the same plan, refused for the same reasons, as one edit of every text
 * and file name. `notes` is what the owner should look at.
 */
export async function renameRecord(
  editor: RenamingEditor,
  { kind, name, to }: { readonly kind: Kind; readonly name: string; readonly to: string },
): Promise<RenamedRecord> {
  const project = readProject(editor.root, editor.texts);
  const planned = plan(project, kind, name, to);
  if (typeof planned === "string") return { ok: false, reason: planned };
  // Nobody waits for every page to be rendered while an editor asks; the findings that follow say what is
  // left to say.
  const findings = await checkChange(project, planned, { kind, name, to }, { renders: false });
  if (findings.length > 0) {
    const shown = findings.slice(0, SHOWN).map(({ file, line, message }) => `${file}:${line} ${message}`);
    const more = findings.length > SHOWN ? [`… and ${findings.length - SHOWN} more`] : [];
    return { ok: false, reason: ["It would break this:", ...shown, ...more].join("\n") };
  }
  if (planned.moved.size > 0 && !editor.renamesFiles)
    return {
      ok: false,
      reason: `Its files have its name too, and this editor renames none: staywright rename ${kind} ${name} ${to}`,
    };
  const generate =
    kind === "widget" ? ["staywright generate writes its types and its place in the docs."] : [];
  return { ok: true, edit: editOf(editor, project, planned), notes: [...planned.notes, ...generate] };
}

/** As many findings as a message box holds. */
const SHOWN = 5;

function plan(project: ProjectText, kind: Kind, name: string, to: string): ChangePlan | string {
  try {
    if (kind !== "message") knownName(kind, name, namesOf(project.files, kind));
    return planRename(project, { kind, from: name, to });
  } catch (error) {
    if (error instanceof ChangeRefused || error instanceof Error) return error.message;
    throw error;
  }
}

/** Texts change under their old names; then files get their new ones. */
function editOf(editor: RenamingEditor, project: ProjectText, { texts, moved }: ChangePlan): WorkspaceEdit {
  const before = new Map([...moved].map(([from, to]) => [to, from]));
  const edits = [...texts].map(([path, text]) => {
    const file = before.get(path) ?? path;
    return { file, uri: addressOf(editor, file), edits: lineEdits(project.text(file), text) };
  });
  if (!editor.renamesFiles)
    return { changes: Object.fromEntries(edits.map((each) => [each.uri, each.edits])) };
  const renames = [...moved].map(
    ([from, to]): RenameFile => ({
      kind: "rename",
      oldUri: addressOf(editor, from),
      newUri: addressOf(editor, to),
    }),
  );
  const changed = edits.map(({ file, uri, edits: list }) => {
    const document: OptionalVersionedTextDocumentIdentifier = {
      uri,
      version: editor.versionOf(file) ?? null,
    };
    return TextDocumentEdit.create(document, list);
  });
  return { documentChanges: [...changed, ...renames] };
}

/** What differs, line by line: another name makes no line more or less. */
function lineEdits(before: string, after: string): TextEdit[] {
  const [old, now] = [before.split("\n"), after.split("\n")];
  if (old.length !== now.length) return [TextEdit.replace(Range.create(0, 0, old.length, 0), after)];
  return old.flatMap((line, index) => {
    const next = now[index] ?? "";
    if (line === next) return [];
    const least = Math.min(line.length, next.length);
    let start = 0;
    while (start < least && line[start] === next[start]) start++;
    let end = 0;
    while (end < least - start && line.at(-1 - end) === next.at(-1 - end)) end++;
    return TextEdit.replace(
      Range.create(index, start, index, line.length - end),
      next.slice(start, next.length - end),
    );
  });
}
