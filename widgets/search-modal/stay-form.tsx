import { Direction } from "radix-ui";
import { type FormEvent, useRef, useState } from "react";
import { formatRoomsConfig, type RoomConfig } from "#domain/rooms";
import type { FlexibleStay } from "#domain/stay";
import { useIntl, usePage, useT } from "#renderer";
import { useCalendarDays } from "../shared/property/use-calendar-days.ts";
import { RoomsPicker } from "../shared/search/rooms-picker.tsx";
import { StayPicker } from "../shared/search/stay-picker.tsx";
import { useStayOutcome } from "../shared/stay/use-stay-outcome.ts";
import { Button } from "../ui/button/button.tsx";
import { dayAndMonth } from "../ui/date-range-picker/date-words.ts";
import { searchIcon } from "../ui/icon/action-icons.ts";
import { Icon } from "../ui/icon/icon.tsx";
import { Notice } from "../ui/notice/notice.tsx";
import { roomsSummary } from "../ui/rooms-picker/rooms-summary.ts";
import { Tabs } from "../ui/tabs/tabs.tsx";
import styles from "./stay-form.module.css";

export interface StayFormProps {
  readonly stay: FlexibleStay | null;
  readonly rooms: RoomConfig;
  /** Called with the finished choice. */
  readonly onSearch: (stay: FlexibleStay | null, rooms: RoomConfig) => void;
  /** Whether the page of the last choice did not come: the form stays and says so. */
  readonly lost: boolean;
}

/** Dates and rooms as two tabs that say what is chosen, and one button for both. */
export function StayForm(props: StayFormProps) {
  const { locale, dir, route, query } = usePage();
  const t = useT();
  const intl = useIntl();
  const root = useRef<HTMLFormElement>(null);
  const [stay, setStay] = useState(props.stay);
  const [rooms, setRooms] = useState(props.rooms);
  const { hotelId } = route.params;
  const property = Number(hotelId);
  const categoryId = Number(query.selected_rcid) || undefined;
  const { days, prices, today, shown, retry, show } = useCalendarDays({
    hotelId: property,
    categoryId,
    roomsConfig: formatRoomsConfig(props.rooms),
  });
  const { checkin = null, checkout = null } = stay ?? {};
  const outcome = useStayOutcome(property, categoryId, { checkin, checkout, rooms }, shown);
  const own = { days, prices, today, outcome, onRetry: retry, onMonthsShown: show };
  const day = (date: string) => dayAndMonth(date, locale);
  const shared = { anchor: root, inline: true, endless: true, onClose: () => {} };

  function submit(event: FormEvent) {
    event.preventDefault();
    props.onSearch(stay, rooms);
  }
  return (
    <form ref={root} className={styles.form} onSubmit={submit}>
      <Direction.Provider dir={dir}>
        <Tabs
          label={t("search.modal-stay-title")}
          className={styles.tabs}
          tabs={[
            {
              id: "dates",
              label: (
                <TabLabel
                  name={t("search.choose-dates")}
                  value={
                    stay
                      ? t("search.days", { checkin: day(stay.checkin), checkout: day(stay.checkout) })
                      : t("search.add-date")
                  }
                />
              ),
              panel: (
                <StayPicker {...shared} stay={stay} onChange={setStay} own={hotelId ? own : undefined} />
              ),
            },
            {
              id: "rooms",
              label: (
                <TabLabel name={t("search.rooms-and-guests")} value={roomsSummary(intl, rooms).join(" · ")} />
              ),
              panel: <RoomsPicker {...shared} rooms={rooms} onChange={setRooms} />,
            },
          ]}
        />
      </Direction.Provider>
      {props.lost && (
        <Notice tone="danger" live>
          {t("calendar.stay-lost")}
        </Notice>
      )}
      <Button type="submit" size="l" wide icon={<Icon of={searchIcon} />}>
        {t("search.button")}
      </Button>
    </form>
  );
}

function TabLabel({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <span className={styles.label}>
      <span className={styles.name}>{name}</span>
      <span>{value}</span>
    </span>
  );
}
