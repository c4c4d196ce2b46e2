import { type KeyboardEvent, type ReactNode, useId, useState } from "react";
import { inlineStep } from "../screen/reading-direction.ts";
import styles from "./tabs.module.css";

export interface Tab {
  readonly id: string;
  readonly label: ReactNode;
  readonly panel: ReactNode;
}

export interface TabsProps {
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** Chosen tab; without it the tabs keep their own. */
  readonly value?: string;
  readonly onChange?: (id: string) => void;
}

/** Panels of which one shows. Arrow keys follow the line of reading, Home and End go to the ends. */
export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  const id = useId();
  const [own, setOwn] = useState(tabs[0]?.id);
  const chosen = value ?? own;

  function choose(tab: Tab | undefined, focus = false) {
    if (!tab) return;
    setOwn(tab.id);
    onChange?.(tab.id);
    if (focus) document.getElementById(`${id}-${tab.id}`)?.focus();
  }
  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const index = tabs.findIndex((tab) => tab.id === chosen);
    const step = inlineStep(event.key, event.currentTarget);
    const target =
      step !== 0
        ? (index + step + tabs.length) % tabs.length
        : event.key === "Home"
          ? 0
          : event.key === "End"
            ? tabs.length - 1
            : -1;
    if (target < 0) return;
    event.preventDefault();
    choose(tabs[target], true);
  }
  return (
    <div className={styles.tabs}>
      <div role="tablist" aria-label={label} className={styles.list} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-selected={tab.id === chosen}
            aria-controls={`${id}-${tab.id}-panel`}
            tabIndex={tab.id === chosen ? 0 : -1}
            onClick={() => choose(tab)}
            className={styles.tab}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${id}-${tab.id}-panel`}
          aria-labelledby={`${id}-${tab.id}`}
          hidden={tab.id !== chosen}
          className={styles.panel}
        >
          {tab.panel}
        </div>
      ))}
    </div>
  );
}
