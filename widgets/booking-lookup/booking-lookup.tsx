import { type FormEvent, useState } from "react";
import { bookingLookupProblems, normalizeBookingId } from "#domain/booking";
import { callingCode, callingCodeOf, longestPhone, phoneEntry } from "#domain/guest";
import { errorMessageId } from "#domain/shell";
import { NOT_SENT, useCall, useNavigateTo, usePage, useT, type WidgetViewProps, withLocale } from "#renderer";
import type { BookingLookupProps } from "#schemas/generated/widgets/booking-lookup.ts";
import { useCountryOptions } from "../shared/contact/use-country-options.ts";
import { Button } from "../ui/button/button.tsx";
import { Card } from "../ui/card/card.tsx";
import { PhoneField } from "../ui/field/phone-field.tsx";
import { TextField } from "../ui/field/text-field.tsx";
import { Notice } from "../ui/notice/notice.tsx";
import { useBackOnline } from "../ui/screen/use-back-online.ts";
import styles from "./booking-lookup.module.css";

/**
 * Opens a booking by its id and the phone it was made with (VAL-07). The answer never says which of the two
 * was wrong.
 */
export function BookingLookup({ id, props }: WidgetViewProps<BookingLookupProps>) {
  const t = useT();
  const page = usePage();
  const navigate = useNavigateTo();
  const lookup = useCall("bookingLookup");
  const isOffline = lookup.error?.code === NOT_SENT;
  useBackOnline(lookup.reset, isOffline);
  const { countries } = useCountryOptions(page.domain.appCountryCode);
  const [bookingId, setBookingId] = useState(page.route.params.bookingId ?? "");
  const [country, setCountry] = useState(page.domain.appCountryCode);
  const [phone, setPhone] = useState("");
  const [tried, setTried] = useState(false);
  const code = callingCodeOf(country) ?? "";
  const lengths = country === page.country.COUNTRY_CODE ? page.country.phone : undefined;
  const longest = longestPhone(code, { limits: page.limits.fields, lengths });
  const problems = tried ? bookingLookupProblems({ booking_id: bookingId, phone, country_code: code }) : [];
  const error = (field: string) => {
    const problem = problems.find((each) => each.field === field);
    return problem && t(problem.messageId, problem.values);
  };

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setTried(true);
    const found = bookingLookupProblems({ booking_id: bookingId, phone, country_code: code });
    if (found.length > 0) {
      event.currentTarget.querySelector<HTMLElement>(`[name="${found[0]?.field}"]`)?.focus();
      return;
    }
    const input = {
      booking_id: normalizeBookingId(bookingId) ?? bookingId.trim(),
      phone: phone.trim(),
      country_code: `+${callingCode(code)}`,
    };
    lookup.mutate({ input }, { onSuccess: ({ url }) => navigate(withLocale(page, url)) });
  }

  const Heading = `h${props.headingLevel}` as "h1" | "h2";
  return (
    <Card as="section" padding="l" className={styles.card} aria-labelledby={`${id}-title`}>
      <Heading id={`${id}-title`} className={styles.title}>
        {t("bookings.lookup-title")}
      </Heading>
      <p className={styles.note}>{t("bookings.lookup-text")}</p>
      <noscript>
        <Notice tone="warning">{t("bookings.lookup-no-script")}</Notice>
      </noscript>
      <form noValidate onSubmit={submit} className={styles.form}>
        <TextField
          name="booking_id"
          label={t("bookings.lookup-id")}
          hint={t("bookings.lookup-id-hint")}
          value={bookingId}
          onChange={(event) => setBookingId(event.currentTarget.value)}
          error={error("booking_id")}
          autoCapitalize="characters"
          spellCheck={false}
          dir="ltr"
          required
        />
        <PhoneField
          label={t("checkout.phone")}
          countryLabel={t("checkout.phone-country")}
          countries={countries.map(({ iso, name }) => ({ iso, name, code: callingCodeOf(iso) ?? "" }))}
          error={error("phone")}
          country={{ value: country, onChange: (event) => setCountry(event.currentTarget.value) }}
          number={{
            name: "phone",
            value: phone,
            required: true,
            onChange: (event) => setPhone(phoneEntry(event.currentTarget.value, longest)),
          }}
        />
        {lookup.error && (
          <Notice tone="danger" live {...(isOffline && { title: t("checkout.offline-title") })}>
            {t(
              isOffline
                ? "checkout.offline-text"
                : lookup.error.code === "not_found"
                  ? "bookings.lookup-none"
                  : errorMessageId(lookup.error.code),
            )}
          </Notice>
        )}
        <Button type="submit" wide loading={lookup.isPending || lookup.isSuccess}>
          {t("bookings.lookup-button")}
        </Button>
      </form>
    </Card>
  );
}
