import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";
import styles from "./button.module.css";

export type ButtonVariant = "primary" | "secondary" | "ghost" | "danger";
export type ButtonSize = "s" | "m" | "l";

export interface ButtonLook {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  /** Takes the whole line. */
  readonly wide?: boolean;
  /** Drawn before the words. */
  readonly icon?: ReactNode;
}

export interface ButtonProps extends ButtonLook, ComponentProps<"button"> {
  /** Shows a spinner and ignores presses; the width stays. */
  readonly loading?: boolean;
}

/** A button. While `loading` it keeps its focus and says that it is busy. */
export function Button({
  variant,
  size,
  wide,
  icon,
  loading = false,
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={clsx(buttonClass({ variant, size, wide }), className)}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest["aria-disabled"]}
      onClick={loading ? (event) => event.preventDefault() : rest.onClick}
    >
      <span className={styles.content}>
        {icon}
        {children}
      </span>
      {loading && <span className={styles.spinner} aria-hidden="true" />}
    </button>
  );
}

/** The classes of a button, for other elements that look like one. */
export function buttonClass({ variant = "primary", size = "m", wide = false }: ButtonLook): string {
  return clsx(styles.button, styles[variant], styles[SIZES[size]], wide && styles.wide);
}

const SIZES = { s: "small", m: "medium", l: "large" } as const;
