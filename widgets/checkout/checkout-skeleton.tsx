import { useT } from "#renderer";
import { Skeleton } from "../ui/skeleton/skeleton.tsx";
import styles from "./checkout.module.css";

/** The page while its price is made: the same boxes, quiet. */
export function CheckoutSkeleton() {
  const t = useT();
  return (
    <div className={styles.columns} aria-busy="true">
      <p role="status" className="visually-hidden">
        {t("checkout.loading")}
      </p>
      <div className={styles.form}>
        <Skeleton width="55%" height="2rem" />
        <Skeleton shape="block" height="340px" />
        <Skeleton shape="block" height="140px" />
      </div>
      <div className={styles.side}>
        <Skeleton shape="block" height="460px" />
      </div>
    </div>
  );
}
