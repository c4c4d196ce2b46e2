import { clsx } from "clsx";
import type { ReactNode } from "react";
import styles from "./badge.module.css";

export interface BadgeProps {
  readonly tone?: "neutral" | "accent" | "highlight" | "success" | "warning" | "danger";
  readonly icon?: ReactNode;
  readonly children: ReactNode;
  readonly className?: string;
}

/** A short word that says something about the thing beside it. */
export function Badge({ tone = "neutral", icon, children, className }: BadgeProps) {
  return (
    <span className={clsx(styles.badge, styles[tone], className)}>
      {icon}
      {children}
    </span>
  );
}
