import { clsx } from "clsx";
import { useState } from "react";
import { countsRoomsAs, formatRoomsConfig, pickerLimits, roomsAsSold } from "#domain/rooms";
import { type Stay, stayLimits } from "#domain/stay";
import { useNavigateTo, usePage, useSource, useT, type WidgetViewProps } from "#renderer";
import type { StayBarProps } from "#schemas/generated/widgets/stay-bar.ts";
import { useCalendarDays } from "../shared/property/use-calendar-days.ts";
import { pageSearch } from "../shared/search/page-search.ts";
import { roomLimits } from "../shared/stay/room-limits.ts";
import { stayHref } from "../shared/stay/stay-href.ts";
import { useStayOutcome } from "../shared/stay/use-stay-outcome.ts";
import { Button } from "../ui/button/button.tsx";
import { DateRangeField } from "../ui/date-range-picker/date-range-field.tsx";
import { Notice } from "../ui/notice/notice.tsx";
import { RoomsField } from "../ui/rooms-picker/rooms-field.tsx";
import { PlainStayForm } from "./plain-stay-form.tsx";
import styles from "./stay-bar.module.css";
import { type StayDraft, useOpenPanel } from "./use-open-panel.ts";

/**
 * Dates and rooms of this property. A finished choice goes to the same page with the new stay, so every price
 * comes fresh from the server (HOTEL-01); where that page does not come, this one stays as it is and says so
 * (HOTEL-11). What each day costs and whether it is free is read when the calendar shows its month
 * (HOTEL-16).
 */
export function StayBar({ props }: WidgetViewProps<StayBarProps>) {
  const t = useT();
  const page = usePage();
  const navigate = useNavigateTo();
  const { search, stay } = pageSearch(page);
  const chosen: StayDraft = {
    checkin: stay?.checkin ?? null,
    checkout: stay?.checkout ?? null,
    rooms: search.roomConfig,
  };
  const [draft, setDraft] = useState(chosen);
  const [leaving, setLeaving] = useState(false);
  const [lost, setLost] = useState<StayDraft>();
  const hotelId = Number(page.route.params.hotelId);
  const chosenCategory = Number(page.query.selected_rcid) || undefined;
  const calendar = useCalendarDays({
    hotelId,
    categoryId: chosenCategory,
    roomsConfig: formatRoomsConfig(chosen.rooms),
  });
  const outcome = useStayOutcome(hotelId, chosenCategory, draft, calendar.shown);
  const { type, limits, maxima } = usePropertyLimits(hotelId, calendar.touched);

  const bar = useOpenPanel(page.path, draft, (left) => setDraft({ ...draft, ...left }));

  function commit(next: StayDraft) {
    if (!next.checkin || !next.checkout) {
      setDraft({ ...next, checkin: chosen.checkin, checkout: chosen.checkout });
      return;
    }
    const href = stayHref(page, next as Stay, next.rooms);
    if (href === stayHref(page, chosen as Stay, chosen.rooms)) return;
    setLeaving(true);
    setLost(undefined);
    navigate(href, {
      keepScroll: true,
      onLost() {
        setLeaving(false);
        setDraft(chosen);
        setLost(next);
      },
    });
  }

  return (
    <section
      ref={bar}
      id="dates"
      className={clsx(styles.bar, styles[`look-${props.look}`])}
      aria-label={t("hotel.stay-bar")}
      aria-busy={leaving}
    >
      <DateRangeField
        value={{ checkin: draft.checkin, checkout: draft.checkout }}
        onChange={(range) => setDraft({ ...draft, ...range })}
        onClose={() => commit(draft)}
        limits={stayLimits(page, calendar.today ?? page.today)}
        days={calendar.days}
        prices={calendar.prices}
        onRetry={calendar.retry}
        outcome={outcome}
        weekStart={page.country.weekStart}
        locale={page.locale}
        onMonthsShown={calendar.show}
      />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: nothing happens here but loading ahead of the control inside. */}
      <div className={styles.rooms} onPointerEnter={calendar.touch} onFocus={calendar.touch}>
        <RoomsField
          value={roomsAsSold(draft.rooms, type)}
          onChange={(rooms) => setDraft({ ...draft, rooms })}
          onClose={() => commit(draft)}
          limits={limits}
          maxima={maxima}
          pets={type === "home" ? "allowed" : "hidden"}
          align="end"
        />
      </div>
      <p role="status" className={leaving ? styles.loading : "visually-hidden"}>
        {leaving && t("hotel.stay-loading")}
      </p>
      {lost && (
        <Notice
          className={styles.lost}
          tone="danger"
          live
          actions={
            <Button variant="secondary" size="s" onClick={() => commit(lost)}>
              {t("calendar.retry")}
            </Button>
          }
        >
          {t("calendar.stay-lost")}
        </Notice>
      )}
      <noscript>
        <PlainStayForm page={page} stay={chosen} rooms={chosen.rooms} />
      </noscript>
    </section>
  );
}

/**
 * Type and room limits of the property, read once the guest reaches for the rooms; until then what the site
 * sells.
 */
function usePropertyLimits(hotelId: number, enabled: boolean) {
  const { limits, brand } = usePage();
  const answer = useSource(
    "availability",
    { hotel_id: hotelId },
    { enabled, staleTime: Number.POSITIVE_INFINITY },
  );
  const type = answer.data?.property_type ?? countsRoomsAs(brand.propertyTypes);
  const { maxima, ...most } = pickerLimits(type, limits.rooms);
  const own = type === "hotel" && answer.data ? roomLimits(answer.data.room_limit_info) : most;
  return { type, limits: own, maxima };
}
