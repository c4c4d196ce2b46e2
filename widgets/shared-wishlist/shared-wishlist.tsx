import { wishlistUrl } from "#domain/addresses";
import { usePage, useT, type WidgetViewProps, withLocale } from "#renderer";
import type { SharedWishlistData, SharedWishlistProps } from "#schemas/generated/widgets/shared-wishlist.ts";
import { ListFailed } from "../shared/content/list-failed.tsx";
import { SavedList } from "../shared/listing/saved-list.tsx";
import { ButtonLink } from "../ui/button/button-link.tsx";
import { heartIcon } from "../ui/icon/action-icons.ts";
import { EmptyState } from "../ui/states/empty-state.tsx";
import styles from "./shared-wishlist.module.css";

/** The list that a link shows: to be read, and to book from (WISH-03). */
export function SharedWishlist({ data, errors }: WidgetViewProps<SharedWishlistProps, SharedWishlistData>) {
  const t = useT();
  const page = usePage();
  const list = data.list?.codeData;
  const title = t("wishlist.shared-title");
  const home = <ButtonLink href={withLocale(page, "/")}>{t("bookings.start")}</ButtonLink>;
  if (!list && (errors.list?.statusCode ?? 404) >= 500)
    return (
      <div className={styles.page}>
        <ListFailed title={title} />
      </div>
    );
  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      {list && list.count > 0 ? (
        <SavedList list={list} path={wishlistUrl(page.route.params.wishlistCode ?? "")} />
      ) : (
        // Without a list its owner ended the link, or it never was one.
        <EmptyState
          title={t(list ? "wishlist.shared-empty-title" : "wishlist.ended-title")}
          text={t(list ? "wishlist.shared-empty-text" : "wishlist.ended-text")}
          icon={heartIcon}
          actions={home}
        />
      )}
    </div>
  );
}
