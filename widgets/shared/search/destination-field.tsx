import { clsx } from "clsx";
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";
import { useT } from "#renderer";
import { arrowLeftIcon, closeIcon, errorIcon } from "../../ui/icon/action-icons.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import { mapPinIcon } from "../../ui/icon/travel-icons.ts";
import type { Destination } from "./destination.ts";
import field from "./destination-field.module.css";
import type { PanelHandle } from "./destination-panel.tsx";
import { PanelSkeleton } from "./panel-skeleton.tsx";
import { PickerProblem } from "./picker-problem.tsx";
import styles from "./search-form.module.css";
import { useOnDemand } from "./use-on-demand.ts";

const loadPanel = () => import("./destination-panel.tsx");

export interface DestinationFieldProps {
  readonly id: string;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly text: string;
  /** What the field holds once a place is chosen; undefined before. */
  readonly chosen: string | undefined;
  readonly hint: string;
  readonly nearMe: boolean;
  readonly error: string | null;
  readonly autoOpen?: boolean;
  readonly inline: boolean;
  readonly onText: (text: string) => void;
  readonly onChoose: (destination: Destination) => void;
  /** The chosen place again, when where it lies became known (SRCH-09). */
  readonly onFound: (destination: Destination) => void;
  /** Starts over: no place, one room of one adult (SRCH-16). */
  readonly onReset: () => void;
}

/**
 * The destination as a combobox with a list of places, properties and recent searches (SRCH-06), which is
 * loaded when it is reached for. On phones it takes the screen while open.
 */
export function DestinationField(props: DestinationFieldProps) {
  const {
    id,
    input,
    text,
    chosen,
    hint,
    nearMe,
    error,
    autoOpen = false,
    inline,
    onText,
    onChoose,
    onFound,
    onReset,
  } = props;
  const t = useT();
  const root = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(autoOpen);
  const [active, setActive] = useState(-1);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const list = useRef<PanelHandle>(null);
  const { part, failed, retry } = useOnDemand(loadPanel, open);
  const Panel = part?.DestinationPanel;

  // A popup takes the focus when it is shown, right after this; so the field waits for it.
  useEffect(() => {
    if (autoOpen) requestAnimationFrame(() => input.current?.focus());
  }, [autoOpen, input]);

  useEffect(() => {
    if (!open) return;
    const leave = (event: PointerEvent) => {
      if (root.current?.contains(event.target as Node)) return;
      setOpen(false);
      setActive(-1);
    };
    document.addEventListener("pointerdown", leave);
    return () => document.removeEventListener("pointerdown", leave);
  }, [open]);

  function close() {
    setOpen(false);
    setActive(-1);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Escape" && open) {
      event.preventDefault();
      close();
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      const step = event.key === "ArrowDown" ? 1 : -1;
      setOpen(true);
      // One place more than there are choices: the field itself, where typing goes on.
      const places = (list.current?.count ?? 0) + 1;
      setActive((now) => ((now + 1 + step + places) % places) - 1);
    } else if (event.key === "Enter" && open) {
      if (list.current?.choose(active)) event.preventDefault();
      else close();
    } else if (event.key === "Tab") {
      close();
    }
  }

  const listId = `${id}-list`;
  const problem = error ?? refusal;
  return (
    <div
      ref={root}
      className={clsx(styles.cell, inline ? field.inline : field.destination)}
      data-open={open || undefined}
    >
      <div
        className={clsx(styles.opener, field.field, problem && field.invalid)}
        aria-busy={busy || undefined}
      >
        <button type="button" className={field.back} aria-label={t("search.close")} onClick={close}>
          <Icon of={arrowLeftIcon} />
        </button>
        <Icon of={mapPinIcon} className={clsx(styles.icon, field.pin)} />
        <span className={styles.part}>
          <label htmlFor={id} className={styles.label}>
            {t("search.destination")}
          </label>
          <input
            ref={input}
            id={id}
            name="location"
            className={field.input}
            role="combobox"
            aria-expanded={open && Panel !== undefined}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? `${id}-problem` : undefined}
            autoComplete="off"
            autoCapitalize="words"
            spellCheck={false}
            enterKeyHint="search"
            placeholder={hint}
            value={text}
            onChange={(event) => {
              onText(event.target.value);
              setOpen(true);
              setActive(-1);
            }}
            onClick={() => setOpen(true)}
            onPointerEnter={() => void loadPanel().catch(() => {})}
            onFocus={(event) => {
              // A chosen place is replaced as a whole; letters of a guest who was quicker than the page are
              // not.
              if (event.target.value === chosen) event.target.select();
              void loadPanel().catch(() => {});
            }}
            onKeyDown={onKeyDown}
          />
        </span>
        {text !== "" && (
          <button
            type="button"
            className={field.clear}
            aria-label={t("search.clear")}
            onClick={() => {
              onText("");
              setOpen(true);
              input.current?.focus();
            }}
          >
            <Icon of={closeIcon} size={16} />
          </button>
        )}
      </div>
      <div id={`${id}-problem`} className={field.problem} aria-live="polite">
        {problem && (
          <p>
            <Icon of={errorIcon} size={16} />
            {problem}
          </p>
        )}
      </div>
      <div className={field.panel} hidden={!open}>
        {Panel ? (
          <Panel
            id={listId}
            handle={list}
            open={open}
            text={text}
            active={active}
            nearMe={nearMe}
            onChoose={(destination) => {
              close();
              onChoose(destination);
            }}
            onFound={onFound}
            onBusy={setBusy}
            onProblem={setRefusal}
            onReset={onReset}
            onReturn={() => input.current?.focus()}
            onBack={inline ? undefined : close}
          />
        ) : failed ? (
          <PickerProblem onRetry={retry} />
        ) : (
          open && <PanelSkeleton shape="list" />
        )}
      </div>
    </div>
  );
}
