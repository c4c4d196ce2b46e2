import { myBookingsUrl } from "#domain/addresses";
import { BOOKING_TABS, type BookingTab } from "#domain/booking";
import { usePage, useT, type WidgetViewProps, withLocale } from "#renderer";
import type { BookingsListData, BookingsListProps } from "#schemas/generated/widgets/bookings-list.ts";
import { ButtonLink } from "../ui/button/button-link.tsx";
import { FilterChipLink } from "../ui/chip/chip.tsx";
import { luggageIcon } from "../ui/icon/travel-icons.ts";
import { EmptyState } from "../ui/states/empty-state.tsx";
import { BookingCard } from "./booking-card.tsx";
import styles from "./bookings-list.module.css";

/**
 * The bookings this visitor made, nearest stay first, filtered by status (BDET-09, BSTAT-05); without any,
 * the way to one.
 */
export function BookingsList({
  props,
  data,
  errors,
  slots,
}: WidgetViewProps<BookingsListProps, BookingsListData>) {
  const t = useT();
  const page = usePage();
  const current = BOOKING_TABS.find((tab) => tab === page.query.status);
  const { list } = data;
  const batch = page.limits.search.bookingPage;
  const denied = errors.list && errors.list.statusCode >= 400 && errors.list.statusCode < 500;
  const href = (tab?: BookingTab, start = 0) => {
    const query = new URLSearchParams();
    if (tab) query.set("status", tab);
    if (start > 0) query.set("offset", String(start));
    return withLocale(page, `${myBookingsUrl()}${query.size > 0 ? `?${query}` : ""}`);
  };
  const tabs = BOOKING_TABS.filter((tab) => props.tabs.includes(tab));
  const nothing = !list || (list.count === 0 && !current);
  return (
    <div className={styles.page}>
      <h1>{t("bookings.title")}</h1>
      {errors.list && !denied && (
        <EmptyState
          title={t("bookings.failed-title")}
          text={t("bookings.failed-text")}
          actions={<ButtonLink href={page.url}>{t("shell.retry")}</ButtonLink>}
        />
      )}
      {!nothing && list && (
        <>
          <nav aria-label={t("bookings.filter")} className={styles.tabs}>
            <FilterChipLink href={href()} current={!current}>
              {t("bookings.tab.all")}
            </FilterChipLink>
            {tabs.map((tab) => (
              <FilterChipLink key={tab} href={href(tab)} current={tab === current}>
                {t(`bookings.tab.${tab}`)}
              </FilterChipLink>
            ))}
          </nav>
          {list.bookings.length > 0 ? (
            <ul className={styles.list}>
              {list.bookings.map((booking) => (
                <li key={booking.id}>
                  <BookingCard booking={booking} />
                </li>
              ))}
            </ul>
          ) : (
            <EmptyState title={t("bookings.none-in-tab")} icon={luggageIcon} />
          )}
          <p className={styles.more}>
            {list.offset > 0 && (
              <ButtonLink variant="secondary" href={href(current, Math.max(0, list.offset - batch))}>
                {t("bookings.nearer")}
              </ButtonLink>
            )}
            {list.offset + list.bookings.length < list.count && (
              <ButtonLink variant="secondary" href={href(current, list.offset + batch)}>
                {t("bookings.further")}
              </ButtonLink>
            )}
          </p>
        </>
      )}
      {nothing && (!errors.list || denied) && (
        <EmptyState
          title={t(list?.of_account ? "bookings.empty-account-title" : "bookings.empty-title")}
          text={t(list?.of_account ? "bookings.empty-account-text" : "bookings.empty-text")}
          icon={luggageIcon}
          actions={<ButtonLink href={withLocale(page, "/")}>{t("bookings.start")}</ButtonLink>}
        />
      )}
      {slots.lookup}
    </div>
  );
}
