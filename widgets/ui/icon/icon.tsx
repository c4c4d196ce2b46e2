import styles from "./icon.module.css";
import type { IconShape } from "./icon-shape.ts";

export interface IconProps {
  readonly of: IconShape;
  /** Edge in pixels; 20 unless told. */
  readonly size?: number;
  /** Said by screen readers; without it the icon is decoration. */
  readonly label?: string;
  readonly className?: string;
}

/** Draws one icon in the colour of the text around it. */
export function Icon({ of, size = 20, label, className }: IconProps) {
  const classes = [styles.icon, of.mirrored && styles.mirrored, className].filter(Boolean).join(" ");
  return (
    <svg
      className={classes}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={of.filled ? "currentColor" : "none"}
      stroke="currentColor"
      strokeWidth={of.filled ? 1 : 1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      focusable="false"
    >
      <path d={of.d} />
    </svg>
  );
}
