import { errorMessageId } from "#domain/shell";
import { useClosePopup, usePage, useSource, useT } from "#renderer";
import { PopupHead } from "../../ui/popup-head/popup-head.tsx";
import { Skeleton } from "../../ui/skeleton/skeleton.tsx";
import { ErrorState } from "../../ui/states/error-state.tsx";
import styles from "./booking-meals.module.css";
import { ChangeForm } from "./change-form.tsx";
import { Unchangeable } from "./unchangeable.tsx";

/**
 * `bookingMeals` over a booking (MEAL-02): its meals, what each costs, and the total with the guest's choice
 * before it is confirmed.
 */
export function BookingMeals({ id }: { readonly id: string }) {
  const t = useT();
  const close = useClosePopup();
  const titleId = `${id.replaceAll(".", "-")}-title`;
  return (
    <section className={styles.popup} aria-labelledby={titleId}>
      <PopupHead
        id={titleId}
        title={t("extras.meals-title")}
        text={t("extras.meals-text")}
        closeLabel={t("shell.close")}
        onClose={close}
      />
      <Meals />
    </section>
  );
}

/**
 * The booking as it is now, however long its page has been open; once it is shown, a failure to read it again
 * takes no choice away.
 */
function Meals() {
  const t = useT();
  const { bookingId = "" } = usePage().route.params;
  const read = useSource("bookingDetail", { booking_id: bookingId }, { staleTime: 0 });
  if (read.isLoadingError)
    return (
      <ErrorState
        title={t(errorMessageId(read.error.code))}
        retryLabel={t("shell.retry")}
        retrying={read.isFetching}
        onRetry={() => void read.refetch()}
      />
    );
  const booking = read.isFetchedAfterMount ? read.data?.booking : undefined;
  if (!booking)
    return (
      <div role="status" aria-busy="true" aria-label={t("extras.loading")}>
        <Skeleton shape="block" height="240px" />
      </div>
    );
  const { services } = booking;
  if (!services) return <p>{t("extras.none")}</p>;
  if (services.change !== "open" && services.change !== "add_only")
    return <Unchangeable reason={services.change} />;
  return (
    <ChangeForm booking={booking} services={services} onReadAgain={async () => void (await read.refetch())} />
  );
}
