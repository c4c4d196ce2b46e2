import { ask } from "./wire.ts";

export interface BookingOutcome {
  readonly isBooked: boolean;
  /** Status of the answer that ended it. */
  readonly status: number;
  /** From asking for the price to the booking. */
  readonly ms: number;
}

/** Somebody with a session, who books one stay after the other. */
export interface Guest {
  readonly book: (stay: object) => Promise<BookingOutcome>;
}

/** Opens a session. */
export async function createGuest(port: number, host: string): Promise<Guest> {
  const opened = await ask({ port, host, path: "/api/pwa/session" });
  const cookie = opened.cookies.map((each) => each.split(";")[0]).join("; ");
  const { csrf_token } = JSON.parse(opened.body.toString()) as { csrf_token: string };
  const headers = {
    cookie,
    origin: `http://${host}:${port}`,
    "sec-fetch-site": "same-origin",
    "x-csrf-token": csrf_token,
    "accept-encoding": "identity",
  };
  const post = (path: string, body: object) =>
    ask({ port, host, path: `/api/pwa/${path}`, method: "POST", headers, body: JSON.stringify(body) });
  return {
    async book(stay) {
      const quoted = await post("quote", stay);
      if (quoted.status !== 200) return { isBooked: false, status: quoted.status, ms: quoted.ms };
      const { quote } = JSON.parse(quoted.body.toString()) as { quote: { quote_id: string } };
      made += 1;
      const booked = await post("createBooking", {
        idempotency_key: `overload-${process.pid}-${made}`.padEnd(24, "0"),
        quote_id: quote.quote_id,
        source: "web",
        user: { ...GUEST, phone: String(9_800_000_000 + (made % 90_000_000)) },
      });
      return { isBooked: booked.status === 200, status: booked.status, ms: quoted.ms + booked.ms };
    },
  };
}

let made = 0;
const GUEST = {
  first_name: "Asha",
  last_name: "Menon",
  country_code: "+91",
  country_iso_code: "IN",
  email: "asha@example.test",
};
