import type { ReactNode } from "react";
import { wishlistUrl } from "#domain/addresses";
import { errorMessageId } from "#domain/shell";
import { usePage, useT, type WidgetViewProps, withLocale } from "#renderer";
import type { SavedHotelsData, SavedHotelsProps } from "#schemas/generated/widgets/saved-hotels.ts";
import { SavedList } from "../shared/listing/saved-list.tsx";
import { sharedAttribute } from "../shared/shell/shared-parts.ts";
import { WishlistPanel, type WishlistPart } from "../shared/wishlist/wishlist-panel.tsx";
import { Button } from "../ui/button/button.tsx";
import { ButtonLink } from "../ui/button/button-link.tsx";
import { Card } from "../ui/card/card.tsx";
import { heartIcon } from "../ui/icon/action-icons.ts";
import { Notice } from "../ui/notice/notice.tsx";
import { EmptyState } from "../ui/states/empty-state.tsx";
import styles from "./saved-hotels.module.css";

/**
 * What the guest has saved (WISH-02), as a page of plain links and forms. What is done with the whole list is
 * asked first: in a popup, or, where no scripts run, in the page (`?ask=`).
 */
export function SavedHotels({ id, data, slots }: WidgetViewProps<SavedHotelsProps, SavedHotelsData>) {
  const t = useT();
  const page = usePage();
  const { query } = page;
  const list = data.list?.data;
  if (!list)
    return (
      <div className={styles.page}>
        <h1>{t("wishlist.title")}</h1>
        <EmptyState
          title={t("wishlist.failed-title")}
          text={t("bookings.failed-text")}
          actions={<ButtonLink href={page.url}>{t("shell.retry")}</ButtonLink>}
        />
      </div>
    );
  const part = PARTS.find((each) => each === query.ask);
  const done = DONE.find((each) => each === query.done);
  const saves = list.count + list.gone > 0;
  const panelId = `${id.replaceAll(".", "-")}-ask`;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        {query.done === "put-back" ? (
          // biome-ignore lint/a11y/noAutofocus: the notice whose button was pressed is gone.
          <h1 tabIndex={-1} autoFocus>
            {t("wishlist.title")}
          </h1>
        ) : (
          <h1>{t("wishlist.title")}</h1>
        )}
        {(saves || list.code) && <Ask part="share" variant="secondary" />}
      </header>
      {query.tried && (
        <Notice tone="danger" live focused>
          {t(query.problem ? errorMessageId(query.problem) : "wishlist.failed")}
        </Notice>
      )}
      {done && !query.tried && (
        <Notice
          tone="success"
          live
          focused
          actions={done === "taken" && <PutBack hotel={query.hotel ?? ""} />}
        >
          {t(`wishlist.done-${done}`)}
        </Notice>
      )}
      {part && (
        <Card as="section" padding="l" aria-labelledby={panelId} className={styles.ask}>
          <h2 id={panelId}>{t(`modals.${MODALS[part]}`)}</h2>
          <div
            {...(list.code &&
              sharedAttribute(page, {
                title: t("wishlist.shared-title"),
                text: t("wishlist.shared-title"),
                path: wishlistUrl(list.code),
              }))}
          >
            <WishlistPanel
              id={panelId}
              part={part}
              code={list.code}
              hand={slots.share}
              renew={<Ask part="new-link" variant="secondary" />}
            />
          </div>
        </Card>
      )}
      {list.count > 0 ? (
        <SavedList
          list={list}
          path={wishlistUrl()}
          ways={({ id: hotel, name }) => (
            <StepForm step="take" hotel={hotel}>
              <Button
                type="submit"
                variant="ghost"
                size="s"
                aria-label={t("wishlist.take-name", { name: `\u2068${name}\u2069` })}
              >
                {t("wishlist.take")}
              </Button>
            </StepForm>
          )}
        />
      ) : (
        <>
          {list.gone > 0 && <p>{t("wishlist.gone", { count: list.gone })}</p>}
          <EmptyState
            title={t("wishlist.empty-title")}
            text={t("wishlist.empty-text")}
            icon={heartIcon}
            actions={<ButtonLink href={withLocale(page, "/")}>{t("bookings.start")}</ButtonLink>}
          />
        </>
      )}
      {(saves || list.code) && (
        <div className={styles.ways}>
          {saves && <Ask part="clear" variant="ghost" />}
          <Ask part="remove" variant="ghost" />
        </div>
      )}
    </div>
  );
}

/** Asks before anything is done: a popup, or this page with the question in it. */
function Ask({ part, variant }: { readonly part: WishlistPart; readonly variant: "secondary" | "ghost" }) {
  const t = useT();
  const page = usePage();
  const modal = MODALS[part];
  return (
    <ButtonLink
      href={withLocale(page, `${wishlistUrl()}?ask=${part}`)}
      variant={variant}
      rel="nofollow"
      data-modal={page.modals[modal] && modal}
    >
      {t(`modals.${modal}`)}
    </ButtonLink>
  );
}

function PutBack({ hotel }: { readonly hotel: string }) {
  const t = useT();
  return (
    <StepForm step="put-back" hotel={hotel}>
      <Button type="submit" variant="secondary" size="s">
        {t("recent.undo")}
      </Button>
    </StepForm>
  );
}

interface StepFormProps {
  readonly step: "take" | "put-back";
  readonly hotel: number | string;
  readonly children: ReactNode;
}

function StepForm({ step, hotel, children }: StepFormProps) {
  const page = usePage();
  return (
    <form method="post" action={withLocale(page, wishlistUrl())} className={styles.way}>
      <input type="hidden" name="step" value={step} />
      <input type="hidden" name="hotel_id" value={hotel} />
      {children}
    </form>
  );
}

const PARTS = ["share", "new-link", "clear", "remove"] as const satisfies readonly WishlistPart[];
const DONE = ["shared", "new-link", "unshared", "cleared", "removed", "taken"] as const;
const MODALS = {
  share: "shareWishlist",
  "new-link": "generateNewLink",
  clear: "clearWishlist",
  remove: "removeWishlist",
} as const;
