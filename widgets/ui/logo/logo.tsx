import { clsx } from "clsx";
import styles from "./logo.module.css";

export interface LogoProps {
  /** Address of the drawing. */
  readonly src: string;
  /** The brand's name: what a screen reader says. */
  readonly name: string;
  /** Where a press leads, usually home. */
  readonly href?: string;
  readonly size?: "s" | "m";
  /** Far down the page: fetched when a guest comes near. */
  readonly lazy?: boolean;
  readonly className?: string;
}

/** A brand's drawing, at a height that leaves its width free. */
export function Logo({ src, name, href, size = "m", lazy, className }: LogoProps) {
  const image = (
    <img
      src={src}
      alt={name}
      className={clsx(styles.image, size === "s" && styles.small)}
      loading={lazy ? "lazy" : undefined}
    />
  );
  if (!href) return <span className={clsx(styles.logo, className)}>{image}</span>;
  return (
    <a href={href} className={clsx(styles.logo, className)}>
      {image}
    </a>
  );
}
