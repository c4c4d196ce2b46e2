import { useEffect, useRef, useState } from "react";
import type { StudioPage } from "../studio-types.ts";
import { calls } from "./studio-calls.ts";
import type { StudioController } from "./use-studio.ts";
import "./save-dialog.css";

interface SaveDialogProps {
  readonly studio: StudioController;
  readonly page: StudioPage;
  readonly close: () => void;
}

/** The files as they would be written, line by line; then the writing. */
export function SaveDialog({ studio, page, close }: SaveDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [trouble, setTrouble] = useState<string>();
  const { files, findings } = page.draft;
  const errors = findings.filter(({ severity }) => severity === "error").length;
  useEffect(() => dialog.current?.showModal(), []);

  const save = async () => {
    try {
      const answer = await calls.save();
      if (!answer.ok)
        return setTrouble(
          `Changed by someone else meanwhile, nothing was written: ${answer.changed.join(", ")}. Discard the draft to start from the files as they are.`,
        );
      close();
      await studio.reload();
    } catch (error) {
      setTrouble((error as Error).message);
    }
  };
  const discard = async () => {
    await studio.step("discard");
    close();
  };
  return (
    <dialog ref={dialog} className="save" aria-labelledby="save-title" onClose={close}>
      <header className="row">
        <h2 id="save-title">
          {files.length === 0
            ? "Nothing has changed"
            : `${files.length} ${files.length === 1 ? "file" : "files"} to write`}
        </h2>
        <button type="button" onClick={close}>
          Close
        </button>
      </header>
      <div className="diffs">
        {files.map(({ file, isNew, lines }) => (
          <section key={file} aria-label={file}>
            <h3>
              {file} {isNew && <small>new</small>}
            </h3>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines are scrolled with the keyboard. */}
            <pre tabIndex={0}>
              {lines.map(({ kind, text, before, after }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one comparison never move.
                <span key={index} className={kind}>
                  <span className="number">{after ?? before ?? ""}</span>
                  {kind === "added" ? "+ " : kind === "removed" ? "− " : kind === "gap" ? "⋯" : "  "}
                  {text}
                  {"\n"}
                </span>
              ))}
            </pre>
          </section>
        ))}
      </div>
      {errors > 0 && (
        <p className="problem">
          The draft has {errors === 1 ? "a mistake" : `${errors} mistakes`}; saved like this, sites keep the
          release they have.
        </p>
      )}
      {trouble && (
        <p className="problem" role="alert">
          {trouble}
        </p>
      )}
      <footer className="row">
        <button type="button" onClick={() => void discard()} disabled={files.length === 0}>
          Discard the draft
        </button>
        <button type="button" className="main" onClick={() => void save()} disabled={files.length === 0}>
          Save
        </button>
      </footer>
    </dialog>
  );
}
