import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { checkIcon, closeIcon } from "../icon/action-icons.ts";
import { Icon } from "../icon/icon.tsx";
import styles from "./chip.module.css";

export interface ChipProps {
  readonly children: ReactNode;
  /** Says what the cross does: "Remove filter: pool". With it, the chip can be removed. */
  readonly removeLabel?: string;
  readonly onRemove?: () => void;
  /** Removal as a link, for pages without JavaScript. */
  readonly removeHref?: string;
}

/** A small value the guest has chosen, with a way to take it back. */
export function Chip({ children, removeLabel, onRemove, removeHref }: ChipProps) {
  const cross = <Icon of={closeIcon} size={14} />;
  return (
    <span className={styles.chip}>
      {children}
      {removeLabel &&
        (removeHref ? (
          <a href={removeHref} aria-label={removeLabel} className={styles.remove} data-keep-scroll="">
            {cross}
          </a>
        ) : (
          <button type="button" aria-label={removeLabel} onClick={onRemove} className={styles.remove}>
            {cross}
          </button>
        ))}
    </span>
  );
}

export interface FilterChipLinkProps extends ComponentProps<"a"> {
  readonly href: string;
  /** True while the filter is on; the address then takes it off. */
  readonly current: boolean;
  readonly icon?: ReactNode;
}

/** A filter as a link: works without JavaScript and can be crawled. */
export function FilterChipLink({ current, icon, className, children, ...rest }: FilterChipLinkProps) {
  return (
    <a
      {...rest}
      aria-current={current ? "true" : undefined}
      className={clsx(styles.chip, styles.filter, className)}
    >
      {current ? <Icon of={checkIcon} size={16} /> : icon}
      {children}
    </a>
  );
}
