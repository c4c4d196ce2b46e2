import type { ReactNode } from "react";
import { wishlistUrl } from "#domain/addresses";
import { usePage, useT, withLocale } from "#renderer";
import { Button } from "../../ui/button/button.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import styles from "./wishlist-panel.module.css";

/** What a guest may do with the whole list (WISH-04). */
export type WishlistPart = "share" | "new-link" | "clear" | "remove";

interface WishlistPanelProps {
  readonly id: string;
  readonly part: WishlistPart;
  /** Of the living link; absent where there is none. */
  readonly code?: string | undefined;
  /** Hands the link on, where the page can. */
  readonly hand?: ReactNode;
  /** The way to the question for a new link. */
  readonly renew?: ReactNode;
}

/**
 * What happens to the list, and the form of the page that does it: the same over the page, in a popup, and in
 * it, where no scripts run. Nothing is done before its button is pressed.
 */
export function WishlistPanel({ id, part, code, hand, renew }: WishlistPanelProps) {
  const t = useT();
  const page = usePage();
  if (part === "share" && code)
    return (
      <div className={styles.panel}>
        <p className={styles.text}>{t("wishlist.share-text")}</p>
        <TextField
          id={`${id}-link`}
          label={t("wishlist.link-label")}
          readOnly
          dir="ltr"
          value={page.origin + withLocale(page, wishlistUrl(code))}
        />
        <div className={styles.actions}>
          {hand}
          {renew}
          <StepForm step="unshare" label={t("wishlist.unshare")} variant="ghost" />
        </div>
      </div>
    );
  const { text, label, step, variant } = PARTS[part];
  return (
    <div className={styles.panel}>
      <p className={styles.text}>{t(text)}</p>
      <div className={styles.actions}>
        <StepForm step={step} label={t(label)} variant={variant} />
      </div>
    </div>
  );
}

interface StepFormProps {
  readonly step: string;
  readonly label: string;
  readonly variant: "primary" | "danger" | "ghost";
}

function StepForm({ step, label, variant }: StepFormProps) {
  const page = usePage();
  return (
    <form method="post" action={withLocale(page, wishlistUrl())} className={styles.form}>
      <input type="hidden" name="step" value={step} />
      <Button type="submit" variant={variant} wide>
        {label}
      </Button>
    </form>
  );
}

const PARTS = {
  share: { text: "wishlist.share-text", label: "wishlist.make-link", step: "share", variant: "primary" },
  "new-link": {
    text: "wishlist.new-link-text",
    label: "modals.generateNewLink",
    step: "new-link",
    variant: "primary",
  },
  clear: {
    text: "wishlist.clear-text",
    label: "modals.clearWishlist",
    step: "clear",
    variant: "danger",
  },
  remove: {
    text: "wishlist.remove-text",
    label: "modals.removeWishlist",
    step: "remove",
    variant: "danger",
  },
} as const;
