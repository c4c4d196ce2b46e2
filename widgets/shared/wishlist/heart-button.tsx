import { clsx } from "clsx";
import { useT } from "#renderer";
import { heartIcon } from "../../ui/icon/action-icons.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import styles from "./heart-button.module.css";

interface HeartButtonProps {
  readonly hotelId: number;
  readonly name: string;
  readonly className?: string | undefined;
}

/**
 * Saves a property, or takes it off the list (WISH-01). The page says it as for everybody, hidden: which
 * guest sees hearts, and which of them are on, is said by the widget `wishlist-state`, and by the script that
 * it calls for.
 */
export function HeartButton({ hotelId, name, className }: HeartButtonProps) {
  const t = useT();
  return (
    <button
      type="button"
      className={clsx(styles.heart, className)}
      data-toggle=""
      value={hotelId}
      aria-pressed="false"
      aria-label={t("wishlist.save", { name })}
      hidden
    >
      <Icon of={heartIcon} size={22} />
    </button>
  );
}
