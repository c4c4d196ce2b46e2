import { clsx } from "clsx";
import type { CSSProperties } from "react";
import styles from "./skeleton.module.css";

export interface SkeletonProps {
  readonly shape?: "line" | "block" | "circle";
  /** CSS length. */
  readonly width?: string;
  readonly height?: string;
  readonly className?: string;
}

/** A quiet placeholder of the size of what is coming. The region around it says `aria-busy`. */
export function Skeleton({ shape = "line", width, height, className }: SkeletonProps) {
  const size = { "--width": width, "--height": height } as CSSProperties;
  return <span aria-hidden="true" className={clsx(styles.skeleton, styles[shape], className)} style={size} />;
}
