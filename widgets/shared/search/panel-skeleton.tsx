import { clsx } from "clsx";
import { useT } from "#renderer";
import styles from "./panel-skeleton.module.css";

/** Stands for a picker while it loads, at the picker's size. */
export function PanelSkeleton({ shape }: { readonly shape: "calendar" | "rooms" | "list" }) {
  const t = useT();
  return (
    <div className={clsx(styles.panel, styles[shape])} role="status">
      <span className="visually-hidden">{t("search.loading")}</span>
    </div>
  );
}
