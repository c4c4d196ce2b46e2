import { useT } from "#renderer";
import { Button } from "../../ui/button/button.tsx";
import styles from "./search-form.module.css";

/** Says that a picker did not load, and loads it again. */
export function PickerProblem({ onRetry }: { readonly onRetry: () => void }) {
  const t = useT();
  return (
    <div role="alert" className={styles.problem}>
      <span>{t("search.picker-failed")}</span>
      <Button variant="secondary" size="s" onClick={onRetry}>
        {t("search.retry")}
      </Button>
    </div>
  );
}
