import { useT } from "#renderer";
import type { BookingDetail } from "#schemas/generated/api/booking.ts";
import { useGuestsText } from "../shared/stay/use-guests-text.ts";
import { type Description, DescriptionList } from "../ui/description-list/description-list.tsx";
import { BookingPart } from "./booking-part.tsx";

/**
 * Who comes, room by room exactly as searched and booked (ROOM-12), and how the guest is reached; masked as
 * the server sends it.
 */
export function GuestPart({ booking }: { readonly booking: BookingDetail }) {
  const t = useT();
  const guests = useGuestsText();
  const rooms = booking.booking_rooms.map(
    (room, index): Description => ({
      key: `room-${index}`,
      term: t(booking.booking_rooms.length > 1 ? "booking.room-number" : "booking.guests", {
        number: index + 1,
      }),
      value: guests({
        adults: room.no_of_adults,
        children: room.no_of_children,
        infants: room.no_of_babies,
        pets: room.no_of_pets,
      }),
    }),
  );
  const { guest, booked_by, special_requests } = booking;
  return (
    <BookingPart title={t("booking.guest-title")}>
      <DescriptionList
        items={[
          { key: "name", term: t("booking.guest-name"), value: guest.name },
          ...rooms,
          {
            key: "phone",
            term: t("booking.phone"),
            value: <bdi dir="ltr">{booked_by.phone}</bdi>,
          },
          ...(guest.email
            ? [{ key: "email", term: t("booking.email"), value: <bdi>{guest.email}</bdi> }]
            : []),
          ...(special_requests
            ? [{ key: "wishes", term: t("booking.wishes"), value: special_requests }]
            : []),
        ]}
      />
    </BookingPart>
  );
}
