import { type ReactNode, useId } from "react";
import styles from "./checkout.module.css";

interface FormSectionProps {
  readonly title: string;
  readonly note?: string;
  readonly children: ReactNode;
}

/** One step of the form under its heading. */
export function FormSection({ title, note, children }: FormSectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <header>
        <h2 id={id} className={styles.heading}>
          {title}
        </h2>
        {note && <p className={styles.note}>{note}</p>}
      </header>
      {children}
    </section>
  );
}
