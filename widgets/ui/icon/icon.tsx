import { clsx } from "clsx";
import styles from "./icon.module.css";
import type { IconShape } from "./icon-shape.ts";
import { useSymbol } from "./use-symbol.ts";

export interface IconProps {
  readonly of: IconShape;
  /** Edge in pixels; 20 unless told. */
  readonly size?: number;
  /** Said by screen readers; without it the icon is decoration. */
  readonly label?: string;
  readonly className?: string;
}

/** Draws one icon in the colour of the text around it, out of the page's set of icons. */
export function Icon({ of, size = 20, label, className }: IconProps) {
  return (
    <svg
      className={clsx(styles.icon, of.mirrored && styles.mirrored, className)}
      width={size}
      height={size}
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <use href={`#${useSymbol(of)}`} />
    </svg>
  );
}
