import styles from "./scene.module.css";

/** A door, a key and a light: closed, left open or dark. Decoration, drawn in the brand's colours. */
export function Scene({ kind }: { readonly kind: "not-found" | "error" | "offline" }) {
  return (
    <svg className={styles.scene} viewBox="0 0 240 160" aria-hidden="true" focusable="false">
      <path className={styles.wall} d="M30 150V44a14 14 0 0 1 14-14h152a14 14 0 0 1 14 14v106z" />
      <path className={styles.floor} d="M12 150h216" />
      <path className={styles.door} d="M92 150V74a28 28 0 0 1 56 0v76z" />
      {kind === "not-found" && <path className={styles.light} d="M92 150V74a28 28 0 0 1 20-26.8V150z" />}
      {kind === "error" && <path className={styles.mark} d="M120 72l-9 18h18l-9 20" />}
      {kind === "offline" && (
        <path
          className={styles.mark}
          d="M104 92a23 23 0 0 1 32 0M111 101a13 13 0 0 1 18 0M120 111v.5M100 82l40 34"
        />
      )}
      <circle className={styles.knob} cx="140" cy="112" r="3.5" />
      <path className={kind === "offline" ? styles.dark : styles.lamp} d="M174 58h24l-5-16h-14zM186 58v10" />
      <path
        className={styles.plant}
        d="M56 150v-30M56 132c-12 0-16-8-16-16 10 0 16 6 16 16zM56 126c0-12 6-18 16-18 0 12-6 18-16 18z"
      />
    </svg>
  );
}
