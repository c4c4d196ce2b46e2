import { loginUrl } from "#domain/addresses";
import { usePage, useT, type WidgetViewProps, withLocale } from "#renderer";
import { operationCall } from "#schemas/generated/api/calls.ts";
import type { WishlistStateData, WishlistStateProps } from "#schemas/generated/widgets/wishlist-state.ts";
import styles from "./wishlist-state.module.css";

/**
 * Says which hearts of the page are on, in one answer for all of them (WISH-01): nothing to be seen but the
 * words for a heart that could not be kept, which a stranger never needs. Where it says nothing, the page has
 * no hearts.
 */
export function WishlistState({ id, props, data }: WidgetViewProps<WishlistStateProps, WishlistStateData>) {
  const page = usePage();
  const t = useT();
  const saved = data.saved;
  const isStranger = saved?.defaultShortlistResponse ?? true;
  if (!saved || (isStranger && !props.strangers)) return null;
  const failed = `${id.replaceAll(".", "-")}-failed`;
  return (
    <div
      className={styles.state}
      data-toggles={saved.hotel_ids.join(" ")}
      data-action={operationCall("shortlistHotel")[1]}
      data-fields="hotel_id isShortListed"
      data-sign-in={withLocale(page, loginUrl())}
      data-stranger={isStranger ? "" : undefined}
    >
      {!isStranger && (
        <div id={failed} popover="manual" role="alert" className={styles.failed} data-toggle-failed="">
          <p>{t("wishlist.failed")}</p>
          <p className={styles.offline}>{t("popup.offline")}</p>
          <button type="button" popoverTarget={failed} popoverTargetAction="hide" className={styles.close}>
            {t("popup.close")}
          </button>
        </div>
      )}
    </div>
  );
}
