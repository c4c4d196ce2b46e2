import { clsx } from "clsx";
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";
import { useT } from "#renderer";
import { arrowLeftIcon, closeIcon, errorIcon } from "../ui/icon/action-icons.ts";
import { Icon } from "../ui/icon/icon.tsx";
import { locateIcon, mapPinIcon } from "../ui/icon/travel-icons.ts";
import type { Destination } from "./destination.ts";
import field from "./destination-field.module.css";
import styles from "./search-form.module.css";
import { type Choice, SuggestionList } from "./suggestion-list.tsx";
import { useChoices } from "./use-choices.ts";
import { useNearMe } from "./use-near-me.ts";

export interface DestinationFieldProps {
  readonly id: string;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly text: string;
  readonly hint: string;
  readonly nearMe: boolean;
  readonly error: string | null;
  readonly autoOpen?: boolean;
  readonly inline: boolean;
  readonly onText: (text: string) => void;
  readonly onChoose: (destination: Destination) => void;
}

/** The destination as a combobox with a list of places, properties and recent searches (SRCH-06). On phones it takes the screen while open. */
export function DestinationField(props: DestinationFieldProps) {
  const { id, input, text, hint, nearMe, error, autoOpen = false, inline, onText, onChoose } = props;
  const t = useT();
  const root = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(autoOpen);
  const [active, setActive] = useState(-1);
  const { choices, loading, failed } = useChoices(text, open);
  const near = useNearMe((destination) => choose({ destination }));

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

  function choose(choice: Pick<Choice, "destination">) {
    close();
    onChoose(choice.destination);
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
      const places = choices.length + 1;
      setActive((now) => ((now + 1 + step + places) % places) - 1);
    } else if (event.key === "Enter" && open) {
      const choice = choices[active];
      if (choice) {
        event.preventDefault();
        choose(choice);
      } else {
        close();
      }
    } else if (event.key === "Tab") {
      close();
    }
  }

  const listId = `${id}-list`;
  const problem = error ?? near.problem;
  return (
    <div
      ref={root}
      className={clsx(styles.cell, inline ? field.inline : field.destination)}
      data-open={open || undefined}
    >
      <div className={clsx(styles.opener, field.field, problem && field.invalid)}>
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
            aria-expanded={open}
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
            onFocus={(event) => event.target.select()}
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
        {nearMe && (
          <button
            type="button"
            className={field.near}
            aria-busy={near.asking || undefined}
            onClick={() => near.ask(() => input.current?.focus())}
          >
            <Icon of={locateIcon} />
            {t("search.near-me")}
          </button>
        )}
        <SuggestionList
          id={listId}
          choices={choices}
          active={active}
          loading={loading}
          failed={failed}
          query={text}
          onChoose={choose}
        />
      </div>
    </div>
  );
}
