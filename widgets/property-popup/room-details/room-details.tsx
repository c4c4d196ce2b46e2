import { useEffect, useState } from "react";
import { useClosePopup, useT } from "#renderer";
import { PopupHead } from "../../ui/popup-head/popup-head.tsx";
import { Skeleton } from "../../ui/skeleton/skeleton.tsx";
import { ErrorState } from "../../ui/states/error-state.tsx";
import { modalId } from "../modal-id.ts";
import { useProperty } from "../use-property.ts";
import styles from "./room-details.module.css";
import { RoomPrice } from "./room-price.tsx";
import { RoomView } from "./room-view.tsx";

/**
 * `roomDetails` over a property (MODAL-11): pictures of one room category, what is in it, whom it takes, and
 * every line of its price. `modal_id` of the address names the category; one the property does not have
 * closes the popup.
 */
export function RoomDetails({ id }: { readonly id: string }) {
  const t = useT();
  const close = useClosePopup();
  const [categoryId] = useState(modalId);
  const { data, isError, isFetching, refetch } = useProperty();
  const category = data?.hotel.room_categories_with_data.find((each) => each.id === categoryId);
  const nothing = data !== undefined && category === undefined;
  useEffect(() => {
    if (nothing) close();
  }, [nothing, close]);
  if (nothing) return null;
  const titleId = `${id.replaceAll(".", "-")}-title`;
  return (
    <section className={styles.popup} aria-labelledby={titleId}>
      <PopupHead id={titleId} title={category?.name} closeLabel={t("shell.close")} onClose={close} />
      {isError && !data ? (
        <ErrorState
          title={t("errors.something-went-wrong")}
          retryLabel={t("shell.retry")}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : data && category ? (
        <>
          <RoomView category={category} />
          <RoomPrice category={category} details={data} />
        </>
      ) : (
        <div role="status" aria-busy="true" aria-label={t("hotel.room-details")}>
          <Skeleton shape="block" height="320px" />
        </div>
      )}
    </section>
  );
}
