import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type ReleaseResult, readConfigSource } from "#renderer/release";
import { editLayer, emptyLayer, type LayerEdit, type LayerEditResult } from "./layer-edit.ts";
import { type DiffLine, lineDiff } from "./line-diff.ts";

/** A file of the draft beside the one on disk. */
export interface DraftFile {
  readonly file: string;
  readonly isNew: boolean;
  readonly lines: readonly DiffLine[];
}

/** Written, or refused because these files were changed by someone else meanwhile. */
export type SaveResult =
  | { readonly ok: true; readonly files: readonly string[] }
  | { readonly ok: false; readonly changed: readonly string[] };

/** Changes that are not written yet. Every change is a step that can be taken back. */
export interface Draft {
  readonly edit: (edit: Omit<LayerEdit, "texts">) => LayerEditResult;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly discard: () => void;
  readonly canUndo: () => boolean;
  readonly canRedo: () => boolean;
  /** Changed files by path. */
  readonly texts: () => ReadonlyMap<string, string>;
  readonly files: () => readonly DraftFile[];
  readonly save: () => SaveResult;
  /** The draft as a release, as far as it is one; made anew when the draft or the disk changed. */
  readonly result: () => ReleaseResult;
  /** Tells that the configuration on disk changed. */
  readonly refresh: () => void;
}

export interface DraftOptions {
  /** Folder that holds `config/`. */
  readonly root: string;
  readonly build: (overlay: ReadonlyMap<string, string>) => ReleaseResult;
}

type Texts = ReadonlyMap<string, string>;

/** A draft without changes, over the configuration on disk. */
export function createDraft({ root, build }: DraftOptions): Draft {
  /** Texts of changed files, step by step; the first step is the disk. */
  let steps: readonly Texts[] = [new Map()];
  let step = 0;
  /** What stood on disk when a file was first changed; undefined for a file that was not there. */
  const originals = new Map<string, string | undefined>();
  let built: { readonly texts: Texts; readonly result: ReleaseResult } | undefined;

  const onDisk = (file: string) =>
    existsSync(join(root, file)) ? readFileSync(join(root, file), "utf8") : undefined;
  const current = (): Texts => steps[step] ?? new Map();
  const start = () => {
    steps = [new Map()];
    step = 0;
    originals.clear();
  };

  return {
    edit(edit) {
      const result = editLayer({ ...edit, texts: readConfigSource(root, current()).texts });
      if (!result.ok) return result;
      const { file, text } = result;
      const next = new Map(current());
      if (!originals.has(file)) originals.set(file, onDisk(file));
      const original = originals.get(file);
      if (text === original || (original === undefined && text === emptyLayer(file))) next.delete(file);
      else next.set(file, text);
      steps = [...steps.slice(0, step + 1), next];
      step = steps.length - 1;
      return result;
    },
    undo: () => {
      step = Math.max(0, step - 1);
    },
    redo: () => {
      step = Math.min(steps.length - 1, step + 1);
    },
    discard: start,
    canUndo: () => step > 0,
    canRedo: () => step < steps.length - 1,
    texts: current,
    files: () =>
      [...current()].map(([file, text]) => ({
        file,
        isNew: originals.get(file) === undefined,
        lines: lineDiff(originals.get(file) ?? "", text),
      })),
    save() {
      const changed = [...current().keys()].filter((file) => onDisk(file) !== originals.get(file));
      if (changed.length > 0) return { ok: false, changed };
      for (const [file, text] of current()) writeWhole(join(root, file), text);
      const files = [...current().keys()];
      start();
      built = undefined;
      return { ok: true, files };
    },
    result() {
      if (built?.texts !== current()) built = { texts: current(), result: build(current()) };
      return built.result;
    },
    refresh: () => {
      built = undefined;
    },
  };
}

/** A reader sees the old file or the new one, never half of it. */
function writeWhole(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  const draft = `${path}.draft`;
  writeFileSync(draft, text);
  renameSync(draft, path);
}
