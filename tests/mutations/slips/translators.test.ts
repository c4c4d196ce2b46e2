import { describe, it } from "vitest";
import { expectTold, type Slip } from "./slip.ts";

const words = (locale: string, id: string, said: string, code: string): Slip => ({
  what: `${id} in ${locale}: ${said}`,
  file: new RegExp(`^config/messages/${locale}/${id.split(".")[0]}\\.json$`),
  from: new RegExp(`("${id.replaceAll(".", "\\.")}": )"[^"]+"`),
  to: `$1"${said}"`,
  code,
  at: `"${id}"`,
});

/** The two ends of a range, one language the other way round. */
const RANGES: readonly Slip[] = [
  words("fr", "deals.stays", "Séjours du {until} au {from}", "wrong-order"),
  words("en", "deals.term.sale", "It can be booked from {until} to {from}.", "wrong-order"),
  {
    ...words("ja", "calendar.summary", "", "wrong-order"),
    from: /("calendar\.summary": .*)\{checkin\}(.*)\{checkout\}/,
    to: "$1{checkout}$2{checkin}",
  },
];

/** Names of languages that are those of other ones, spoken here or not. */
const LANGUAGES: readonly Slip[] = [
  words("de", "languages.pt", "Polnisch", "untrue"),
  words("fr", "languages.ja", "chinois", "untrue"),
  words("en", "languages.th", "Turkish", "untrue"),
];

describe("slips of translators", () => {
  it.each(RANGES)("are told where the two ends of a range changed places: $what", expectTold, 60_000);
  it.each(LANGUAGES)("are told where a language has another one's name: $what", expectTold, 60_000);
});
