import { wishlistUrl } from "#domain/addresses";
import { usePage, useT, type WidgetViewProps, withLocale } from "#renderer";
import type { SharedWishlistData, SharedWishlistProps } from "#schemas/generated/widgets/shared-wishlist.ts";
import { SavedList } from "../shared/listing/saved-list.tsx";
import { ButtonLink } from "../ui/button/button-link.tsx";
import { heartIcon } from "../ui/icon/action-icons.ts";
import { EmptyState } from "../ui/states/empty-state.tsx";
import styles from "./shared-wishlist.module.css";

/** The list that a link shows: to be read, and to book from (WISH-03). */
export function SharedWishlist({ data }: WidgetViewProps<SharedWishlistProps, SharedWishlistData>) {
  const t = useT();
  const page = usePage();
  const list = data.list?.codeData;
  if (!list) return null;
  return (
    <div className={styles.page}>
      <h1>{t("wishlist.shared-title")}</h1>
      {list.count > 0 ? (
        <SavedList list={list} path={wishlistUrl(page.route.params.wishlistCode ?? "")} />
      ) : (
        <EmptyState
          title={t("wishlist.shared-empty-title")}
          text={t("wishlist.shared-empty-text")}
          icon={heartIcon}
          actions={<ButtonLink href={withLocale(page, "/")}>{t("bookings.start")}</ButtonLink>}
        />
      )}
    </div>
  );
}
