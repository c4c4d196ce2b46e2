import { restrictionsToAcknowledge } from "#domain/booking";
import { callingCodeOf, cleanEmail, guestProblems, nationalDigits } from "#domain/guest";
import type { FieldProblem } from "#domain/text";
import type { PageContext } from "#renderer";
import type { UserProfile } from "#schemas/generated/api/account.ts";
import type { BookingUser } from "#schemas/generated/api/booking.ts";
import type { Quote } from "#schemas/generated/api/quote.ts";

/** The guest form as it stands: every field a text or a tick (BOOK-10). */
export interface GuestValues {
  readonly title: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly no_last_name: boolean;
  /** ISO country of the phone. */
  readonly phone_country: string;
  readonly phone: string;
  readonly email: string;
  readonly street: string;
  readonly house_no: string;
  readonly zip_code: string;
  readonly city: string;
  /** ISO country of residence. */
  readonly residence: string;
  readonly special_requests: string;
  readonly gdpr_consent: boolean;
  /** True once the guest says that none of the property's rules turns them away. */
  readonly rules_seen: boolean;
}

/** An empty form: the countries are the site's (CONF-17); nothing is ticked for the guest. */
export function emptyGuest(page: Pick<PageContext, "domain">): GuestValues {
  return {
    title: "",
    first_name: "",
    last_name: "",
    no_last_name: false,
    phone_country: page.domain.appCountryCode,
    phone: "",
    email: "",
    street: "",
    house_no: "",
    zip_code: "",
    city: "",
    residence: page.domain.appCountryCode,
    special_requests: "",
    gdpr_consent: false,
    rules_seen: false,
  };
}

/** What an account says of its guest, as far as the form asks for it. */
export type AccountGuest = Pick<
  UserProfile,
  | "title"
  | "firstName"
  | "lastName"
  | "phoneNumber"
  | "emailId"
  | "streetName"
  | "streetNo"
  | "postalCode"
  | "city"
>;

/**
 * The form as a guest finds it: what their account says, each field open to change. A number of another
 * country than the site's is left to the guest, whose list of countries comes later.
 */
export function startingGuest(
  page: Pick<PageContext, "domain">,
  account: Partial<AccountGuest> | undefined,
): GuestValues {
  const empty = emptyGuest(page);
  if (account === undefined) return empty;
  const { firstName = "", lastName = "", phoneNumber = "" } = account;
  const code = callingCodeOf(empty.phone_country) ?? "";
  return {
    ...empty,
    title: account.title ?? "",
    first_name: firstName,
    last_name: lastName,
    no_last_name: firstName !== "" && lastName === "",
    phone: code !== "" && phoneNumber.startsWith(code) ? nationalDigits(code, phoneNumber) : "",
    email: account.emailId ?? "",
    street: account.streetName ?? "",
    house_no: account.streetNo ?? "",
    zip_code: account.postalCode ?? "",
    city: account.city ?? "",
  };
}

/**
 * The form as the call takes it. Empty texts but the first name are left out; a hotel is not told an address
 * it did not ask for.
 */
export function bookingUser(values: GuestValues, kind: "hotel" | "home", locale: string): BookingUser {
  const home = kind === "home";
  const user: BookingUser = {
    title: values.title,
    first_name: values.first_name.trim(),
    last_name: values.no_last_name ? "" : values.last_name.trim(),
    no_last_name: values.no_last_name,
    country_code: callingCodeOf(values.phone_country),
    country_iso_code: values.phone_country,
    phone: values.phone.trim(),
    email: cleanEmail(values.email),
    language: locale,
    ...(home
      ? {
          street: values.street.trim(),
          house_no: values.house_no.trim(),
          zip_code: values.zip_code.trim(),
          city: values.city.trim(),
          country_name: values.residence && englishName(values.residence),
          gdpr_consent: values.gdpr_consent,
        }
      : {}),
  };
  // An empty first name stays: it says that there are two fields for the name, and one is missing.
  const isSaid = ([name, value]: [string, unknown]) =>
    name === "first_name" || (value !== "" && value !== undefined);
  return Object.fromEntries(Object.entries(user).filter(isSaid));
}

interface GuestFormRules {
  /**
   * What is booked: it says which form applies, which phones are how long and whether there are rules to
   * read.
   */
  readonly quote: Pick<Quote, "guest_fields" | "phone_lengths"> & {
    readonly hotel: Pick<Quote["hotel"], "restrictions">;
    readonly rooms: Quote["rooms"];
  };
  readonly limits: Pick<PageContext["limits"], "fields">;
}

/**
 * What is wrong, by the names of the form's fields: the very rules the server applies (VAL-10), plus the
 * property's rules read.
 */
export function guestFormProblems(
  values: GuestValues,
  { quote, limits }: GuestFormRules,
): readonly FieldProblem[] {
  const kind = quote.guest_fields;
  const found = guestProblems(bookingUser(values, kind, "en"), {
    propertyType: kind,
    fields: limits.fields,
    phoneLengths: quote.phone_lengths[values.phone_country],
  });
  const codes = quote.hotel.restrictions.map(({ code }) => code);
  const unread = !values.rules_seen && restrictionsToAcknowledge(codes, quote.rooms).length > 0;
  return [
    ...found.map((problem) => ({ ...problem, field: formField(problem.field) })),
    ...(unread
      ? [{ field: "rules_seen", code: "rules-unseen", messageId: "checkout.rules-required", values: {} }]
      : []),
  ];
}

/** Field of the form for a field of the call, such as `user.country_name`. */
export function formField(path: string): string {
  const field = path.replace(/^user\./, "").replace(/^booking\./, "");
  if (field === "country_name") return "residence";
  if (field === "name") return "first_name";
  if (field === "acknowledged_restrictions") return "rules_seen";
  return field === "country_code" || field === "country_iso_code" ? "phone" : field;
}

function englishName(iso: string): string {
  return new Intl.DisplayNames("en", { type: "region" }).of(iso) ?? iso;
}
