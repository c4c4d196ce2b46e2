import { useSyncExternalStore } from "react";
import { useT } from "#renderer";
import styles from "./offline-line.module.css";

/**
 * Says at once that the connection is gone, wherever in the form the guest is, and is silent when it is back
 * (BOOK-06).
 */
export function OfflineLine() {
  const t = useT();
  const online = useSyncExternalStore(subscribe, isOnline, () => true);
  return (
    <p role="status" className={styles.line} data-wake="offline">
      {!online && t("checkout.offline-now")}
    </p>
  );
}

function subscribe(changed: () => void): () => void {
  for (const type of ["online", "offline"]) addEventListener(type, changed);
  return () => {
    for (const type of ["online", "offline"]) removeEventListener(type, changed);
  };
}

function isOnline(): boolean {
  return navigator.onLine;
}
