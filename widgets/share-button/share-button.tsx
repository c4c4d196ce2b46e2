import { clsx } from "clsx";
import { useT, type WidgetViewProps } from "#renderer";
import type { ShareButtonProps } from "#schemas/generated/widgets/share-button.ts";
import { Button } from "../ui/button/button.tsx";
import { shareIcon } from "../ui/icon/action-icons.ts";
import { Icon } from "../ui/icon/icon.tsx";
import styles from "./share-button.module.css";

/**
 * Shares a booking or the pictures of a property through the device, or copies what is shared where the
 * device has no way of its own (BDET-10). It is there where something around it says what to share; inside an
 * app or a partner's pages nothing does (MODE-04).
 */
export function ShareButton({ props }: WidgetViewProps<ShareButtonProps>) {
  const t = useT();
  return (
    <Button
      variant="secondary"
      wide={props.wide}
      className={clsx(styles.share, props.compact && styles.compact)}
      data-wake="press"
      data-copied={t("share.copied")}
      data-close={t("popup.close")}
      icon={<Icon of={shareIcon} size={18} />}
    >
      <span className={styles.words}>{t(`share.${props.what}`)}</span>
    </Button>
  );
}
