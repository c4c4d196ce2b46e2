import { Direction } from "radix-ui";
import { type FormEvent, useRef, useState } from "react";
import { useIntl } from "react-intl";
import type { RoomConfig, Stay } from "#domain";
import { usePage, useT } from "#renderer";
import { RoomsPicker } from "../search-box/rooms-picker.tsx";
import { StayPicker } from "../search-box/stay-picker.tsx";
import { dateText } from "../stay/use-date-text.ts";
import { Button } from "../ui/button/button.tsx";
import { searchIcon } from "../ui/icon/action-icons.ts";
import { Icon } from "../ui/icon/icon.tsx";
import { roomsSummary } from "../ui/rooms-picker/rooms-summary.ts";
import { Tabs } from "../ui/tabs/tabs.tsx";
import styles from "./stay-form.module.css";

export interface StayFormProps {
  readonly stay: Stay | null;
  readonly rooms: RoomConfig;
  /** Called with the finished choice. */
  readonly onSearch: (stay: Stay | null, rooms: RoomConfig) => void;
}

/** Dates and rooms as two tabs that say what is chosen; the first leads on to the second, the second to the prices. */
export function StayForm(props: StayFormProps) {
  const { locale, dir } = usePage();
  const t = useT();
  const intl = useIntl();
  const root = useRef<HTMLFormElement>(null);
  const [stay, setStay] = useState(props.stay);
  const [rooms, setRooms] = useState(props.rooms);
  const [part, setPart] = useState("dates");
  const { day } = dateText(locale);
  const search = () => props.onSearch(stay, rooms);
  const shared = { anchor: root, inline: true };

  function submit(event: FormEvent) {
    event.preventDefault();
    search();
  }
  return (
    <form ref={root} className={styles.form} onSubmit={submit}>
      <Direction.Provider dir={dir}>
        <Tabs
          label={t("search.modal-stay-title")}
          value={part}
          onChange={setPart}
          tabs={[
            {
              id: "dates",
              label: (
                <TabLabel
                  name={t("search.choose-dates")}
                  value={stay ? `${day(stay.checkin)} – ${day(stay.checkout)}` : t("search.add-date")}
                />
              ),
              panel: (
                <StayPicker {...shared} stay={stay} onChange={setStay} onClose={() => setPart("rooms")} />
              ),
            },
            {
              id: "rooms",
              label: <TabLabel name={t("search.rooms-and-guests")} value={roomsSummary(intl, rooms)} />,
              panel: <RoomsPicker {...shared} rooms={rooms} onChange={setRooms} onClose={search} />,
            },
          ]}
        />
      </Direction.Provider>
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
