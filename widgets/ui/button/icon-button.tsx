import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { Icon } from "../icon/icon.tsx";
import type { IconShape } from "../icon/icon-shape.ts";
import styles from "./icon-button.module.css";

export interface IconButtonProps extends Omit<ComponentProps<"button">, "children"> {
  readonly icon: IconShape;
  /** Accessible name; also the tooltip. */
  readonly label: string;
  readonly variant?: "plain" | "outlined" | "floating";
}

/** A round 44 px button with only an icon. */
export function IconButton({ icon, label, variant = "plain", className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={clsx(styles.button, styles[variant], className)}
    >
      <Icon of={icon} />
    </button>
  );
}
