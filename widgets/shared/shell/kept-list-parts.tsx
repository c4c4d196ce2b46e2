import { useT } from "#renderer";

/** The button that clears a list of this device, with the words for what it has done. */
export function ClearButton({
  label,
  className,
}: {
  readonly label: string;
  readonly className?: string | undefined;
}) {
  const t = useT();
  return (
    <button
      type="button"
      className={className}
      data-cleared={t("recent.cleared")}
      data-undo={t("recent.undo")}
      data-close={t("popup.close")}
    >
      {label}
    </button>
  );
}
