import { clsx } from "clsx";
import type { ComponentProps } from "react";
import styles from "./button.module.css";
import { type ButtonLook, buttonClass } from "./button.tsx";

export interface ButtonLinkProps extends ButtonLook, ComponentProps<"a"> {
  readonly href: string;
}

/** A link that looks like a button: it goes somewhere, so it stays an `<a>`. */
export function ButtonLink({ variant, size, wide, icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={clsx(buttonClass({ variant, size, wide }), className)}>
      <span className={styles.content}>
        {icon}
        {children}
      </span>
    </a>
  );
}
