import { instantOf } from "#domain/dates";
import type { BookingDetail } from "#schemas/generated/api/booking.ts";

/**
 * The stay as a calendar file (RFC 5545) in a `data:` address, to be downloaded: from check-in to check-out
 * in the property's time, written in UTC. Nothing about the guest is in it.
 */
export function calendarFile(
  booking: Pick<BookingDetail, "id" | "booking_no" | "checkin" | "checkout" | "created_at" | "hotel">,
  { title }: { readonly title: string },
): string {
  const { hotel } = booking;
  const at = (date: string, time: string) => stamp(instantOf(`${date}T${time}`, hotel.time_zone));
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Staywright//Booking//EN",
    "BEGIN:VEVENT",
    `UID:${booking.id}@staywright`,
    `DTSTAMP:${stamp(Date.parse(booking.created_at))}`,
    `DTSTART:${at(booking.checkin, hotel.check_in_time)}`,
    `DTEND:${at(booking.checkout, hotel.check_out_time)}`,
    `SUMMARY:${text(title)}`,
    `LOCATION:${text(hotel.address)}`,
    `GEO:${hotel.latitude};${hotel.longitude}`,
    `DESCRIPTION:${text(booking.booking_no)}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(lines.map(folded).join("\r\n"))}`;
}

/** `20261218T083000Z` */
function stamp(instant: number): string {
  return new Date(instant).toISOString().replace(/[-:]|\.\d{3}/g, "");
}

function text(value: string): string {
  return value.replace(/[\\;,]/g, (character) => `\\${character}`).replace(/\r?\n/g, "\\n");
}

/** Lines are at most 75 octets; 24 characters of any script stay below, so long ones are cut generously. */
function folded(line: string): string {
  return new TextEncoder().encode(line).length <= 75
    ? line
    : (line.match(/.{1,24}/gsu) ?? [line]).join("\r\n ");
}
