import { wishlistUrl } from "#domain/addresses";
import {
  type PageContext,
  useClosePopup,
  usePage,
  useSource,
  useT,
  type WidgetViewProps,
  withLocale,
} from "#renderer";
import type { WishlistPopupProps } from "#schemas/generated/widgets/wishlist-popup.ts";
import { shareWithApp } from "../shared/shell/share-with-app.ts";
import { WishlistPanel } from "../shared/wishlist/wishlist-panel.tsx";
import { Button } from "../ui/button/button.tsx";
import { Notice } from "../ui/notice/notice.tsx";
import { PopupHead } from "../ui/popup-head/popup-head.tsx";
import { Skeleton } from "../ui/skeleton/skeleton.tsx";
import { tell } from "../ui/snackbar/tell.ts";
import styles from "./wishlist-popup.module.css";

/** `shareWishlist`, `generateNewLink`, `clearWishlist`, `removeWishlist` over the page (WISH-04). */
export function WishlistPopup({ id, props }: WidgetViewProps<WishlistPopupProps>) {
  const t = useT();
  const close = useClosePopup();
  const titleId = `${id.replaceAll(".", "-")}-title`;
  return (
    <section className={styles.popup} aria-labelledby={titleId}>
      <PopupHead
        id={titleId}
        title={t(`modals.${MODALS[props.part]}`)}
        closeLabel={t("popup.close")}
        onClose={close}
      />
      {props.part === "share" ? <SharePart id={titleId} /> : <WishlistPanel id={titleId} part={props.part} />}
    </section>
  );
}

/** The link there is, or the way to the first: known once the list was asked for. */
function SharePart({ id }: { readonly id: string }) {
  const t = useT();
  const page = usePage();
  const { data, isError, refetch } = useSource("wishlist", {});
  if (isError)
    return (
      <Notice
        tone="danger"
        live
        actions={
          <Button variant="secondary" size="s" onClick={() => void refetch()}>
            {t("shell.retry")}
          </Button>
        }
      >
        {t("errors.unavailable")}
      </Notice>
    );
  if (!data) return <Skeleton height="160px" />;
  const code = data.data?.code;
  const url = code && page.origin + withLocale(page, wishlistUrl(code));
  return (
    <WishlistPanel
      id={id}
      part="share"
      code={code}
      hand={url && <Button onClick={() => void handOn(url, page.device, t)}>{t("share.wishlist")}</Button>}
      renew={
        <Button variant="secondary" data-modal="generateNewLink">
          {t("modals.generateNewLink")}
        </Button>
      }
    />
  );
}

/** By the device's own way; copied where it has none, or where an app is to have its own (MODE-09). */
async function handOn(url: string, device: PageContext["device"], t: ReturnType<typeof useT>): Promise<void> {
  const title = t("wishlist.shared-title");
  if (shareWithApp({ title, text: title, url })) return;
  try {
    if (device === "web" && "share" in navigator) return await navigator.share({ title, url });
  } catch (failure) {
    if (failure instanceof DOMException && failure.name === "AbortError") return;
  }
  await navigator.clipboard?.writeText(url);
  void tell({ title: t("share.copied"), closeLabel: t("popup.close"), seconds: 6 });
}

const MODALS = {
  share: "shareWishlist",
  "new-link": "generateNewLink",
  clear: "clearWishlist",
  remove: "removeWishlist",
} as const;
