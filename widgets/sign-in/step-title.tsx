import { useEffect, useRef } from "react";
import { useT } from "#renderer";
import type { ShownState } from "../shared/sign-in/sign-in-state.ts";
import { STEP_TITLES } from "../shared/sign-in/step-titles.ts";
import styles from "./sign-in.module.css";

/** The heading of a step. It gets the focus where the step takes the place of another one that had it. */
export function StepTitle({ id, step }: { readonly id: string; readonly step: ShownState["step"] }) {
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [step]);
  return (
    <h1 id={id} ref={heading} tabIndex={-1} className={styles.title}>
      {t(STEP_TITLES[step])}
    </h1>
  );
}
