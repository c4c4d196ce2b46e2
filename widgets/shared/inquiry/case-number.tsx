import { useT } from "#renderer";
import styles from "./inquiry.module.css";

interface CaseNumberProps {
  readonly reference: string;
  /** Set where the page comes with it, which is said then. */
  readonly role?: "status";
}

/** The number by which whoever wrote can ask about it. */
export function CaseNumber({ reference, role }: CaseNumberProps) {
  const t = useT();
  return (
    <p role={role} className={styles.reference}>
      {t("partner.reference")} <strong dir="ltr">{reference}</strong>
    </p>
  );
}
