import { useEffect, useRef } from "react";
import { useT } from "#renderer";
import styles from "./sign-in.module.css";
import type { SignInState } from "./sign-in-state.ts";

/** The heading of a step. It gets the focus where the step takes the place of another one that had it. */
export function StepTitle({ id, step }: { readonly id: string; readonly step: SignInState["step"] }) {
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [step]);
  return (
    <h1 id={id} ref={heading} tabIndex={-1} className={styles.title}>
      {t(TITLES[step])}
    </h1>
  );
}

const TITLES = {
  start: "sign-in.title",
  email: "sign-in.email-title",
  password: "sign-in.password-title",
  link: "sign-in.link-title",
  code: "sign-in.code-title",
  signup: "sign-in.sign-up-title",
  in: "sign-in.in-title",
} as const;
