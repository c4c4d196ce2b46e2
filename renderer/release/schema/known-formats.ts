import { didYouMean } from "../json/nearest-name.ts";

/**
 * A format of schemas (`"format": "time-zone"`): a name that the platform knows, or a value that only looks
 * like one.
 */
export interface KnownFormat {
  readonly is: (value: string) => boolean;
  /** What was expected, for people: `a time zone of the IANA list`. */
  readonly expected: string;
  /** Names that can have been meant. */
  readonly names: () => readonly string[];
}

/**
 * Names that Intl must know, for it throws at a zone it does not know, and words have no plural in a language
 * it does not know.
 */
export const knownFormats: Readonly<Record<string, KnownFormat>> = {
  "time-zone": {
    is: remembered((zone) => {
      new Intl.DateTimeFormat("en", { timeZone: zone });
      return true;
    }),
    expected: "a time zone of the IANA list, such as Europe/Amsterdam",
    names: () => Intl.supportedValuesOf("timeZone"),
  },
  host: {
    is: isHost,
    expected: "a host name as the internet has them, such as nl.example.org",
    names: () => [],
  },
  "web-address": {
    is: isWebAddress,
    expected: "an address as browsers open them, such as https://nl.example.org/faq or /faq",
    names: () => [],
  },
  "mail-address": {
    is: isMailAddress,
    expected: "an address that mail reaches, such as help@example.org",
    names: () => [],
  },
  words: {
    is: (text) => text === text.trim() && /[\p{L}\p{N}\p{Sc}]/u.test(text),
    expected: "words, with no white space around them",
    names: () => [],
  },
  region: {
    is: remembered(
      (code) => regionNames.of(code) !== undefined && new Intl.Locale(`und-${code}`).region === code,
    ),
    expected: "the ISO code of a country, such as NL",
    names: () => [],
  },
  language: {
    is: remembered(
      (tag) =>
        Intl.DateTimeFormat.supportedLocalesOf([tag]).length > 0 &&
        Intl.PluralRules.supportedLocalesOf([tag]).length > 0,
    ),
    expected: "a language that Intl knows, such as nl or pt-BR",
    names: () => [],
  },
};

const regionNames = new Intl.DisplayNames("en", { type: "region", fallback: "none" });

/** A name of the internet's, in small letters (RFC 1123), under a domain of two letters or more. */
function isHost(host: string): boolean {
  return (
    host.length <= 253 &&
    /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/.test(host) &&
    !host.endsWith(".localhost") &&
    // What stands for letters of other alphabets must be readable as such, or browsers open nothing.
    (!/(^|\.)xn--/.test(host) || URL.canParse(`https://${host}/`))
  );
}

/** A path, or an address of another site whose host can be; all written with the signs of RFC 3986. */
function isWebAddress(address: string): boolean {
  if (!/^([\w.~:/?#[\]@!$&'()*+,;=-]|[^\0-\x7f]|%[\da-f]{2})*$/i.test(address)) return false;
  if (address.startsWith("/")) return true;
  const [, host = "", port = "443"] = /^https:\/\/([^/:?#]+)(?::(\d+))?(?:[/?#]|$)/.exec(address) ?? [];
  return isHost(host.toLowerCase()) && Number(port) > 0 && Number(port) < 65_536;
}

/** A mailbox without quotes or comments (RFC 5321), at a host that can be. */
function isMailAddress(address: string): boolean {
  const [, mailbox = "", host = ""] = /^(.+)@([^@]+)$/.exec(address) ?? [];
  const word = "[\\p{L}\\p{N}!#$%&'*+/=?^_`{|}~-]+";
  const isMailbox = mailbox.length <= 64 && new RegExp(`^${word}(\\.${word})*$`, "u").test(mailbox);
  return isMailbox && isHost(host.toLowerCase());
}

/** The finding's words about a value that is none of a format's names. */
export function notOfFormat(name: string, value: unknown): { message: string; suggestion?: string } {
  const format = knownFormats[name];
  const message = `Got ${JSON.stringify(value)}, expected ${format?.expected}.`;
  // A name like it is a guess: there are hundreds of zones, and nothing is changed without being asked.
  const suggestion =
    format && (didYouMean(String(value), format.names()) ?? writtenAs(format, String(value)));
  return { message, ...(suggestion && { suggestion }) };
}

/**
 * The same with the dash that other systems write otherwise, without signs that came along, or with those
 * that an address may not hold in its own way, where that makes it one.
 */
function writtenAs({ is }: KnownFormat, value: string): string | undefined {
  const ways = [
    value.trim().replaceAll("_", "-"),
    value
      .trim()
      .replace(/^mailto:/i, "")
      .replace(/\.{2,}/g, ".")
      .replace(/,/g, ".")
      .replace(/\.$/, ""),
    value.replace(/[<>"{}|\\^`]|%(?![\da-f]{2})/gi, encodeURIComponent),
  ];
  const like = ways.find((way) => way !== value && is(way));
  return like === undefined ? undefined : `Write "${like}".`;
}

/** Asks the platform once per value; a value at which it throws is none. */
function remembered(ask: (value: string) => boolean): (value: string) => boolean {
  const known = new Map<string, boolean>();
  return (value) => {
    let is = known.get(value);
    if (is === undefined) {
      try {
        is = ask(value);
      } catch {
        is = false;
      }
      known.set(value, is);
    }
    return is;
  };
}
