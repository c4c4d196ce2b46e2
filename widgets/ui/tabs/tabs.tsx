import { Tabs as Primitive } from "radix-ui";
import type { ReactNode } from "react";
import styles from "./tabs.module.css";

export interface Tab {
  readonly id: string;
  readonly label: ReactNode;
  readonly panel: ReactNode;
}

export interface TabsProps {
  /** Accessible name of the row of tabs. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** Chosen tab; without it the tabs keep their own. */
  readonly value?: string;
  readonly onChange?: (id: string) => void;
  readonly className?: string;
}

/**
 * Panels of which one shows. Arrow keys follow the line of reading, which a `Direction.Provider` around
 * tells; Home and End go to the ends. Brings Radix along: for parts that are loaded on demand.
 */
export function Tabs({ label, tabs, value, onChange, className }: TabsProps) {
  return (
    <Primitive.Root
      className={className}
      defaultValue={tabs[0]?.id}
      {...(value === undefined ? {} : { value })}
      {...(onChange ? { onValueChange: onChange } : {})}
    >
      <Primitive.List loop={false} aria-label={label} className={styles.list}>
        {tabs.map((tab) => (
          <Primitive.Trigger key={tab.id} value={tab.id} className={styles.tab}>
            {tab.label}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {tabs.map((tab) => (
        <Primitive.Content key={tab.id} value={tab.id} className={styles.panel}>
          {tab.panel}
        </Primitive.Content>
      ))}
    </Primitive.Root>
  );
}
