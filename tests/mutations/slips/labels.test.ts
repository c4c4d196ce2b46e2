import { describe, it } from "vitest";
import { expectTold, type Slip } from "./slip.ts";

const label = (locale: string, id: string, said: string, code = "same-words"): Slip => ({
  what: `${id} in ${locale}: ${said}`,
  file: new RegExp(`^config/messages/${locale}/${id.split(".")[0]}\\.json$`),
  from: new RegExp(`("${id.replaceAll(".", "\\.")}": )"[^"]+"`),
  to: `$1"${said}"`,
  code,
  at: `"${id}"`,
});

/** Short words that were copied from the label beside them, or that name another country. */
const SLIPS: readonly Slip[] = [
  label("fr", "amenities.id.29", "Piscine privée"),
  label("de", "payment-modes.DC", "Kreditkarte"),
  label("nl", "static.tag.pool", "Strand"),
  label("pt", "stay.checkout", "Chegada"),
  label("fr", "languages.nl", "allemand"),
  label("de", "country.name.AT", "Australien", "untrue"),
  label("es", "country.name.NP", "Nicaragua", "untrue"),
];

describe("labels", () => {
  it.each(SLIPS)("are told once where they say what another thing is called: $what", expectTold, 60_000);
});
