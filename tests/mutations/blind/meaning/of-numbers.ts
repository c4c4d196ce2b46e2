import type { BlindMutation } from "../blind-mutation.ts";
import { putIn } from "./put.ts";

/** Limits in another unit, and times as people write them. */
export function limitMeanings(file: string, text: string): BlindMutation[] {
  const { booking, signIn, stays, protection } = JSON.parse(text) as {
    readonly stays: { readonly checkInTime: string; readonly flexibleDays: readonly number[] };
    readonly protection: { readonly mailsPerDay: number };
    readonly booking: { readonly quoteMinutes: number };
    readonly signIn: { readonly resendSeconds: number };
  };
  const put = putIn(file, text);
  return [
    ...put("minutes written as seconds", ["booking", "quoteMinutes"], booking.quoteMinutes * 60),
    ...put("seconds written as milliseconds", ["signIn", "resendSeconds"], signIn.resendSeconds * 1000),
    ...put("milliseconds written as seconds", ["signIn", "debounceMs"], 1),
    ...put("milliseconds written as minutes", ["search", "placeLookupPauseMs"], 10),
    ...put("minutes written as milliseconds", ["recent", "campaignMinutes"], 2_592_000_000),
    ...put("kilometres written as metres", ["search", "recommended", "halfwayKm"], 5000),
    ...put("guests that leave after the next ones come", ["stays", "checkOutTime"], "23:00"),
    ...put("home for fewer guests than a room", ["rooms", "homeAdultsMax"], 1),
    ...put("time of day of the other half", ["stays", "checkInTime"], "02:00"),
    ...put("choices in another order", ["stays", "flexibleDays"], [...stays.flexibleDays].reverse()),
    ...put("more mails in an hour than in a day", ["protection", "mailsPerHour"], protection.mailsPerDay + 1),
    ...put("months written as days", ["stays", "searchMonths"], 365),
    ...put("more pictures than anybody sees", ["layout", "guestImages"], 6000),
    ...put("rooms held longer than their price", ["booking", "holdMinutes"], booking.quoteMinutes + 60),
    ...put("weight in percent", ["search", "recommended", "nearby"], 30),
    ...put("number with a comma for its thousands", ["search", "placeLookupPauseMs"], "600,000"),
    ...put("time of day with pm", ["stays", "checkInTime"], "2:00 pm"),
    ...put("hour that no day has", ["stays", "checkInTime"], "25:00"),
    ...put("shortest stay longer than the longest", ["stays", "homeMinDates"], 400),
  ];
}

/** Things guests know by name, one called as another. */
export function namedMeanings(
  file: string,
  text: string,
  map: "modes" | "amenities" | "modals",
  field: "title" | "name",
): BlindMutation[] {
  const things =
    (
      JSON.parse(text) as Readonly<
        Record<string, Readonly<Record<string, Readonly<Record<string, unknown>>>>>
      >
    )[map] ?? {};
  const put = putIn(file, text);
  const ids = Object.keys(things);
  return ids.flatMap((id, index) =>
    put(
      `one of the ${map} under the name of another`,
      [map, id, field],
      things[ids[(index + 1) % ids.length] ?? ""]?.[field],
    ),
  );
}

/** What is left over when a language's record is made of another one's. */
export function languageMeanings(file: string, text: string): BlindMutation[] {
  const { locale, rtl, nonEu, contentLanguage } = JSON.parse(text) as {
    readonly locale: string;
    readonly rtl: boolean;
    readonly nonEu: boolean;
    readonly contentLanguage: string;
  };
  const english = new Intl.DisplayNames("en", { type: "language" }).of(contentLanguage);
  const self = new Intl.DisplayNames(contentLanguage, { type: "language" }).of(contentLanguage);
  const put = putIn(file, text);
  const isGerman = locale === "de";
  return [
    ...put("language that calls itself as another", ["displayName"], isGerman ? "Français" : "Deutsch"),
    ...put("language under the name of another", ["name"], isGerman ? "languages.fr" : "languages.de"),
    ...put("language with the dates of another", ["dateLibraryLocale"], isGerman ? "fr" : "de"),
    ...put("language with the tag of another", ["contentLanguage"], isGerman ? "fr" : "de"),
    ...put("script from its other side", ["rtl"], !rtl),
    ...put("language of the Union that is none, or the other way", ["nonEu"], !nonEu),
    ...(english === self ? [] : put("language that calls itself in English", ["displayName"], english)),
    ...put("date locale as POSIX writes it", ["dateLibraryLocale"], `${contentLanguage}_XX`),
  ];
}
