import { type ReactNode, useId } from "react";
import { Card } from "../ui/card/card.tsx";
import styles from "./booking-detail.module.css";

/** One panel of a booking under its heading. */
export function BookingPart({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <Card as="section" padding="l" aria-labelledby={id} className={styles.part}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      {children}
    </Card>
  );
}
