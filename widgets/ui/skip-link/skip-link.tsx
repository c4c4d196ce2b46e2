import styles from "./skip-link.module.css";

/** The first stop of the page: jumps over the header. Seen only while it has the focus. */
export function SkipLink({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <a href={href} className={styles.link}>
      {children}
    </a>
  );
}
