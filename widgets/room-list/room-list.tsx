import { clampRooms, roomsAsSold, sameRooms } from "#domain/rooms";
import { usePage, useT, type WidgetViewProps } from "#renderer";
import type { HotelDetailsOutput, RoomCategory } from "#schemas/generated/api/hotels.ts";
import type { RoomListData, RoomListProps } from "#schemas/generated/widgets/room-list.ts";
import { pageSearch } from "../shared/search/page-search.ts";
import { checkedDetails } from "../shared/stay/checked-details.ts";
import { chosenOffer } from "../shared/stay/chosen-offer.ts";
import { CouponNote } from "../shared/stay/coupon-note.tsx";
import { readStay } from "../shared/stay/read-stay.ts";
import { roomLimits } from "../shared/stay/room-limits.ts";
import { useGuestsText } from "../shared/stay/use-guests-text.ts";
import { useDateText } from "../shared/text/use-date-text.ts";
import { useMoney } from "../shared/text/use-money.ts";
import { Facts } from "../ui/facts/facts.tsx";
import { Notice } from "../ui/notice/notice.tsx";
import { HomeOffer } from "./home-offer.tsx";
import { RoomCard } from "./room-card.tsx";
import styles from "./room-list.module.css";

/**
 * What can be booked for the dates and rooms (HOTEL-01): room categories of a hotel, or the one offer of a
 * home.
 */
export function RoomList({ props, data }: WidgetViewProps<RoomListProps, RoomListData>) {
  const t = useT();
  const guests = useGuestsText();
  const dates = useDateText();
  if (!data.details || data.details.hotel.room_categories_with_data.length === 0) return null;
  const details = checkedDetails(data.details, data.availability);
  const { hotel, stay } = details;
  const home = hotel.property_type === "home";
  return (
    <section id="rooms" className={styles.section} aria-labelledby="rooms-title">
      <header className={styles.head}>
        <h2 id="rooms-title">{t(home ? "hotel.offer-title" : "hotel.rooms-title")}</h2>
        <Facts className={styles.stay}>
          {t("stay.dates", { checkin: dates.day(stay.checkin), checkout: dates.day(stay.checkout) })}
          {t("stay.nights", { count: stay.nights })}
          {!home && t("stay.rooms", { count: stay.guests.rooms })}
          {guests(stay.guests)}
        </Facts>
      </header>
      <PhoneCoupon details={details} />
      <RoomNotices details={details} />
      {home ? (
        <HomeOffer details={details} />
      ) : (
        <ol className={styles.list}>
          {bookableFirst(hotel.room_categories_with_data).map((category) => (
            <li key={category.id}>
              <RoomCard category={category} details={details} maxAmenities={props.maxAmenities} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** The coupon of the price, where no card beside the page says it. */
function PhoneCoupon({ details: { hotel } }: { readonly details: HotelDetailsOutput }) {
  const offer = chosenOffer(hotel);
  const { currency_code, currency_symbol } = hotel;
  const money = useMoney(currency_code, currency_symbol);
  if (!offer || hotel.hidePrices) return null;
  return (
    <div className={styles.coupon}>
      <CouponNote info={offer.category.pre_apply_coupon_validate_info} money={money} />
    </div>
  );
}

/** What can be booked stands first; otherwise the order of the property. */
function bookableFirst(categories: readonly RoomCategory[]): readonly RoomCategory[] {
  return categories.toSorted((a, b) => Number(a.isSoldOut) - Number(b.isSoldOut));
}

/**
 * Says when the property's limits do not fit the rooms asked for, and when rooms were raised to fit (ROOM-09,
 * ROOM-12).
 */
function RoomNotices({ details }: { readonly details: HotelDetailsOutput }) {
  const t = useT();
  const page = usePage();
  const guests = useGuestsText();
  const asked = roomsAsSold(pageSearch(page).search.roomConfig, details.hotel.property_type);
  const { rooms } = readStay(details.stay);
  const { notices } = clampRooms(asked, roomLimits(details.hotel.room_limit_info));
  const raised = rooms.length > 0 && !sameRooms(asked, rooms);
  if (notices.length === 0 && !raised) return null;
  return (
    <Notice tone="warning">
      {notices.map((notice) => (
        <p key={notice.code}>{t(notice.messageId, notice.values)}</p>
      ))}
      {raised && (
        <p>
          {t("hotel.rooms-raised", {
            rooms: t("stay.rooms", { count: rooms.length }),
            guests: guests(details.stay.guests),
          })}
        </p>
      )}
    </Notice>
  );
}
