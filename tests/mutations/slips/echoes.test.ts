import { describe, it } from "vitest";
import { readConfigSource } from "#renderer/release";
import { projectRoot } from "../../support/real-release.ts";
import { expectTold, type Slip } from "./slip.ts";

const { texts } = readConfigSource(projectRoot);
function mailsOf(event: string): number {
  return [...texts].filter(
    ([file, text]) => /^config\/mails\//.test(file) && text.includes(`"event": "${event}"`),
  ).length;
}

/** Slips from which other things follow that are not told beside them. */
const SLIPS: readonly Slip[] = [
  {
    what: "a country's language that nobody there speaks",
    file: /^config\/countries\/DE\.json$/,
    from: /"lang": "de"/,
    to: '"lang": "nl"',
    code: "untrue",
    at: '"lang"',
  },
  {
    what: "a site of one brand under the address of another",
    file: /^config\/domains\/wrenhollow-be-fr\.json$/,
    from: /"brand": "wrenhollow"/,
    to: '"brand": "solvanta"',
    code: "of-another-brand",
    at: '"host"',
  },
  // Where a second mail was added for the event, that one lacks.
  ...(mailsOf("bookingMade") === 1
    ? [
        {
          what: "a mail that is sent at the event of another",
          file: /^config\/mails\/booking-made\.json$/,
          from: /"event": "bookingMade"/,
          to: '"event": "bookingCancelled"',
          code: "lacking-mail",
          at: '"event"',
        },
      ]
    : []),
  ...[
    ["title", "popular"],
    ["heading", "stayIn"],
  ].map(([field = "", said = ""]) => ({
    what: `links and their heading in the words of one: ${field}`,
    file: /^config\/countries\/NL\.json$/,
    from: new RegExp(`("popular": \\{[^{]*"${field}": "country\\.footer\\.)\\w+`),
    to: `$1${said}`,
    code: "other-words",
    at: `"${field}"`,
  })),
  {
    what: "another brand's name where a value for the name was",
    file: /^config\/brands\/wrenhollow\/messages\/nl\/country\.json$/,
    from: /("country\.title": ")\{brand\}/,
    to: "$1Solvanta",
    code: "message-arguments",
    at: '"country.title"',
  },
  {
    what: "a message that was copied from a language of other letters",
    file: /^config\/messages\/my\/microsites\.json$/,
    from: /("microsites\.lantern-ferries\.text": )"[^"]*"/,
    to: '$1"Lantern Ferriesをご利用の方のための貸別荘。表示料金がそのままお支払い金額です。"',
    code: "copied-language",
    at: '"microsites.lantern-ferries.text"',
  },
  {
    what: "an assertion about countries that is asked of sites",
    file: /^config\/assertions\/tax-by-law\.json$/,
    from: /"each": "country"/,
    to: '"each": "site"',
    code: "unknown-operand",
    at: '"each"',
  },
  {
    what: "two colours that changed places",
    file: /^config\/brands\/wrenhollow\/brand\.json$/,
    from: /("background": )("#\w+")([\s\S]*?"text": )("#\w+")/,
    to: "$1$4$3$2",
    code: "low-contrast",
    at: '"text"',
  },
];

describe("slips that much follows from", () => {
  it.each(SLIPS)("[CONF-18] $what is told once, where it stands", expectTold);
});
