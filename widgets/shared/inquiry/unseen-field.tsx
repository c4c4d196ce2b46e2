import { useT } from "#renderer";
import styles from "./inquiry.module.css";

/** A field that no guest sees: whoever fills it in is a program. */
export function UnseenField() {
  const t = useT();
  return (
    <div className={styles.unseen} aria-hidden="true">
      <label>
        {t("partner.unseen")}
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
