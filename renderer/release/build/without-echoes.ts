import type { Finding } from "../json/finding.ts";
import { type ConfigPlace, configPlace } from "../read/config-place.ts";

/**
 * Findings without those that only follow from another one, so that a mistake is told of once. `broken` are
 * files that cannot be read, `unfulfilled` what assertions miss.
 */
export function withoutEchoes(
  found: readonly Finding[],
  broken: readonly ConfigPlace[],
  unfulfilled: ReadonlySet<string>,
): readonly Finding[] {
  const hidden = new Set(found.filter(({ code }) => code === HIDDEN).map(lineName));
  const misplaced = found.filter(({ code }) => code === "other-country");
  const misnamed = misnamedRecords(found);
  const told = found.filter(
    (finding) =>
      !isEcho(finding, broken) &&
      !isEchoOfMail(finding, broken) &&
      !isEchoOfCities(finding, found) &&
      !isEchoOfName(finding, found) &&
      !isEchoOfFileName(finding, misnamed) &&
      !isEchoOfNesting(finding, found) &&
      !isEchoOfCopy(finding, found) &&
      !isEchoOfLength(finding, found) &&
      !isEchoOfAddress(finding, found) &&
      !isEchoOfPage(finding, found) &&
      !isEchoOfOtherPage(finding, found) &&
      !isEchoOfNode(finding, found) &&
      !isEchoOfWords(finding, found) &&
      !isEchoOfTurned(finding, found) &&
      !isEchoOfLanguage(finding, found) &&
      !isEchoOfTag(finding, found) &&
      !isEchoOfBrand(finding, found) &&
      !isEchoOfEvent(finding, found) &&
      !isEchoOfRoute(finding, found) &&
      !isBesideItsCause(finding, found) &&
      !misplaced.some((place) => isEchoOfPlacement(finding, place)) &&
      !isOfHiddenSign(finding, hidden) &&
      !isEchoOfMisspeltNode(finding, found) &&
      !isEchoOfAssertion(finding, found, unfulfilled),
  );
  return atTheirRoute(told);
}

/**
 * A page has no route where another page has its: that is told there, with its name. What the other page
 * lacks, or an assertion misses, says more of the same place.
 */
function isEchoOfOtherPage({ code, file, line, message }: Finding, findings: readonly Finding[]): boolean {
  if (code === "other-page")
    return findings.some((other) => other.code !== code && other.file === file && other.line === line);
  const [, page] = code === "page-without-route" ? (/"([^"]+)"/.exec(message) ?? []) : [];
  return (
    page !== undefined &&
    findings.some((other) => other.code === "other-page" && other.suggestion === `Write "${page}".`)
  );
}

/**
 * A page that no address leads to any more, since the one that did leads where it does not suit: that is one
 * mistake, as grave as the first and at the place of the second.
 */
function atTheirRoute(found: readonly Finding[]): readonly Finding[] {
  const isLost = ({ message }: Finding) => message.startsWith("No open address leads to the page");
  const [misled, ...more] = found.filter(({ code }) => code === "lost-parameter");
  const lost = found.filter(isLost);
  if (!misled || more.length > 0 || lost.length !== 1) return found;
  const { line, column, message } = misled;
  return found.flatMap((finding) => {
    if (finding === misled) return [];
    return isLost(finding)
      ? [{ ...finding, line, column, message: `${message} ${finding.message}` }]
      : [finding];
  });
}

/**
 * A message is not missing when the file it stands in cannot be read, and none differs from English that
 * cannot be read: that is one mistake already.
 */
function isEcho({ code, message }: Finding, broken: readonly ConfigPlace[]): boolean {
  const isBesideEnglish = /^(message-arguments|select-options)$/.test(code);
  if (!isBesideEnglish && !ECHOES.test(code)) return false;
  const [, namespace] = /"([^".]+)\./.exec(message) ?? [];
  return broken.some(
    ({ kind, id, locale }) =>
      kind === "messages" &&
      (namespace === undefined || id === namespace) &&
      (!isBesideEnglish || locale === "en"),
  );
}

/** A mail does not say another one's words where nobody can read which of them that one says. */
function isEchoOfMail({ code, file }: Finding, broken: readonly ConfigPlace[]): boolean {
  return code === "words-of-another" && /\/mails\//.test(file) && broken.some(({ kind }) => kind === "mail");
}

const ECHOES =
  /^(unknown-message|missing-message|missing-namespace|untranslated-message|incomplete-language)$/;

/** A city is not unknown when its own entry is wrong, or the list cannot be read. */
function isEchoOfCities({ code }: Finding, findings: readonly Finding[]): boolean {
  return (
    code === "unknown-city" &&
    findings.some(({ file, severity }) => file === "config/cities.json" && severity === "error")
  );
}

/**
 * A node that an order means and misspells is not left out on purpose by a layer that replaces that order.
 */
function isEchoOfMisspeltNode({ code, file, message }: Finding, findings: readonly Finding[]): boolean {
  const [, node] = code === "node-not-shown" ? (/"([^"]+)"/.exec(message) ?? []) : [];
  return (
    node !== undefined &&
    findings.some(
      (other) =>
        other.code === "unknown-node" && other.file === file && other.suggestion?.includes(`"${node}"`),
    )
  );
}

/**
 * A message under a name that cannot be one is missed under its right one, by whoever shows or translates it.
 */
function isEchoOfName({ code, message, suggestion }: Finding, findings: readonly Finding[]): boolean {
  if (!ECHOES.test(code)) return false;
  return findings.some((other) => {
    const [, name = ""] = (other.code === "bad-name" && /^The name "([^"]+)"/.exec(other.message)) || [];
    return (
      name !== "" && (message.includes(`"${name.trim()}"`) || suggestion?.includes(`"${name}"`) === true)
    );
  });
}

/**
 * Messages written inside of each other are one mistake: neither is the name of the outer one wrong nor are
 * the inner ones missing.
 */
function isEchoOfNesting({ code, file, line, message }: Finding, findings: readonly Finding[]): boolean {
  if (code !== "bad-name" && code !== "missing-message") return false;
  return findings.some((other) => {
    if (other.code !== "wrong-type") return false;
    if (code === "bad-name") return other.file === file && other.line === line;
    const [, id = "", locales] = /^"([^"]+)" is missing in ([^;]+);/.exec(message) ?? [];
    const [namespace] = id.split(".", 1);
    return other.message.startsWith("Got {") && other.file === `config/messages/${locales}/${namespace}.json`;
  });
}

/** What words of another language have against this one follows from their being copied. */
function isEchoOfCopy({ code, file, line }: Finding, findings: readonly Finding[]): boolean {
  const isLetters = code === "other-script";
  if (!isLetters && !/^(unknown-plural|missing-plural|same-words|odd-words|other-numbers)$/.test(code))
    return false;
  return findings.some(
    (other) => other.code === "copied-language" && other.file === file && (!isLetters || other.line === line),
  );
}

/** A message far too long does not stand in another's place for its length alone. */
function isEchoOfLength({ code, file, message }: Finding, findings: readonly Finding[]): boolean {
  if (code !== "words-of-another") return false;
  return findings.some((other) => {
    const [, id] = (other.code === "odd-length" && /^"([^"]+)"/.exec(other.message)) || [];
    return id !== undefined && other.file === file && message.includes(`"${id}"`);
  });
}

/** A route that leads to another page than it should has its name with the right one: that is one mistake. */
function isEchoOfRoute({ code, message }: Finding, findings: readonly Finding[]): boolean {
  if (code !== "words-of-another") return false;
  const [, ...paths] = /^"(\/[^"]*)" has the name of "(\/[^"]*)"/.exec(message) ?? [];
  return findings.some(
    (other) => MISLED.has(other.code) && paths.some((path) => other.message.startsWith(`"${path}" leads`)),
  );
}

/** A page that lacks the widget to read a part of its path is told of that, where it lacks it. */
function isEchoOfPage({ code, message }: Finding, findings: readonly Finding[]): boolean {
  const [, page] = (code === "unread-parameter" && /leads to "([^"]+)"/.exec(message)) || [];
  return (
    page !== undefined &&
    findings.some(
      (other) =>
        other.file.endsWith(`/pages/${page}.json`) || other.message.includes(`on the page "${page}"`),
    )
  );
}

/** A part that a page leads to and does not show: a node that another finding is about may be the one. */
function isEchoOfNode({ code, message, file }: Finding, findings: readonly Finding[]): boolean {
  if (code !== "dead-link" || !message.endsWith("nothing on the page shows it.")) return false;
  const page = file.slice(file.lastIndexOf("/pages/"));
  return findings.some((other) => other.code !== code && other.file.endsWith(page));
}

/**
 * Links that are called as their heading, where the one has the words of the other, and the name of another
 * brand where a value for the name of one was: both follow.
 */
function isEchoOfWords({ code, message, file, line }: Finding, findings: readonly Finding[]): boolean {
  if (code === "same-name" && message.startsWith("Every link would be called "))
    return findings.some((other) => other.code === "other-words" && other.file === file);
  return (
    code === "of-another-brand" &&
    findings.some(
      (other) =>
        other.code === "message-arguments" &&
        other.file === file &&
        other.line === line &&
        other.message.includes("leaves out {brand}"),
    )
  );
}

/** What is untrue of a message follows from its having changed places with another one. */
function isEchoOfTurned({ code, file, message }: Finding, findings: readonly Finding[]): boolean {
  const [, id] = (code === "untrue" && file.includes("/messages/") && /^"([^"]+)"/.exec(message)) || [];
  return (
    id !== undefined &&
    findings.some(
      (other) =>
        other.code === "words-of-another" && other.file === file && other.message.includes(`"${id}"`),
    )
  );
}

/** What an assertion has against the languages of sites follows from a country's own that is none of it. */
function isEchoOfLanguage({ code, message }: Finding, findings: readonly Finding[]): boolean {
  if (code !== "assertion-failed" || !message.includes("site.country.lang")) return false;
  return findings.some(
    (other) =>
      other.code === "untrue" &&
      other.file.startsWith("config/countries/") &&
      message.includes(`"${/^"([^"]+)" is no language of /.exec(other.message)?.[1]}"`),
  );
}

/** A language is called by its name wherever it is named; its own record has the tag of another. */
function isEchoOfTag({ code, message }: Finding, findings: readonly Finding[]): boolean {
  const [, locale] = code === "untrue" ? (/^"languages\.([^"]+)" says /.exec(message) ?? []) : [];
  return locale !== undefined && findings.some(({ file }) => file === `config/languages/${locale}.json`);
}

/** What an assertion has against the brand of a site follows from the site's naming another one. */
function isEchoOfBrand({ code, message, sites }: Finding, findings: readonly Finding[]): boolean {
  if (code !== "assertion-failed" || sites.length === 0 || !message.includes("site.brand.")) return false;
  return sites.every((site) =>
    findings.some(
      (other) => other.code === "of-another-brand" && other.file === `config/domains/${site}.json`,
    ),
  );
}

/** What a mail has that its event cannot give follows from its naming the event of another. */
function isEchoOfEvent({ code, file }: Finding, findings: readonly Finding[]): boolean {
  if (!/^(nothing-to-show|unknown-argument|message-arguments|unknown-value)$/.test(code)) return false;
  return findings.some(
    (other) => other.code === "lacking-mail" && other.file === file && other.file !== MAILS,
  );
}

/** Where it is told that there is no mail of an event at all. */
const MAILS = "config/mails";

/** Where a country's main address is of none of its sites, each of these would be sent elsewhere by it. */
function isEchoOfAddress({ code, message }: Finding, findings: readonly Finding[]): boolean {
  if (code !== "address-of-another") return false;
  return findings.some((other) => {
    const [, host] =
      (other.code === "not-of-the-country" && /^"([^"]+)" is no site of/.exec(other.message)) || [];
    return host !== undefined && message.includes(`https://${host}`);
  });
}

/** Records that stand in a file of another name: their kind and the name they have themselves. */
function misnamedRecords(findings: readonly Finding[]): ReadonlySet<string> {
  return new Set(
    findings.flatMap(({ code, file, message }) => {
      const [, name] = code === "id-mismatch" ? (/^Got "([^"]+)"/.exec(message) ?? []) : [];
      const kind = configPlace(file.replace(/^config\//, ""))?.kind;
      return name === undefined || kind === undefined ? [] : [`unknown-${kind} "${name}"`];
    }),
  );
}

/** What names a record by its own name is right, whatever its file is called. */
function isEchoOfFileName({ code, message }: Finding, misnamed: ReadonlySet<string>): boolean {
  return misnamed.has(`${code} ${/"[^"]+"/.exec(message)?.[0]}`);
}

/**
 * Where a value was taken out of a message, its spaces are left; a message that cannot be read has no words
 * to be odd, and a city that is not known none of its own quarters.
 */
function isBesideItsCause(finding: Finding, findings: readonly Finding[]): boolean {
  const causes = CAUSES[finding.code];
  if (!causes) return false;
  const line = lineName(finding);
  return findings.some((other) => causes.includes(other.code) && lineName(other) === line);
}

const CAUSES: Readonly<Record<string, readonly string[]>> = {
  "odd-words": ["message-arguments", "bad-message", "untrue", "other-numbers"],
  "other-numbers": ["untrue"],
  "other-city": ["unknown-city"],
  "lost-query": ["assertion-failed"],
  "other-words": ["assertion-failed", "not-of-the-country", "untrue"],
  "no-op-override": ["address-of-another"],
};

/**
 * What a domain says of its country follows from the country it names; with another one, all of it may be
 * wrong.
 */
function isEchoOfPlacement(finding: Finding, { file }: Finding): boolean {
  if (finding.code === "other-country") return false;
  const [site, ...others] = finding.sites;
  return finding.file === file || (others.length === 0 && file === `config/domains/${site}.json`);
}

const HIDDEN = "hidden-sign";

/**
 * A name, a colour or a message with a sign in it that nobody sees is wrong for that alone; so is what a
 * block of a mail is shown for, which decides what its message, the line before, is given.
 */
function isOfHiddenSign(finding: Finding, hidden: ReadonlySet<string>): boolean {
  const { code, file, line } = finding;
  const isGiven = code === "message-arguments" && hidden.has(lineName({ file, line: line + 1 }));
  return code !== HIDDEN && (isGiven || hidden.has(lineName(finding)));
}

function lineName({ file, line }: Pick<Finding, "file" | "line">): string {
  return `${file}:${line}`;
}

/** What an address is told as that leads elsewhere than it should. */
const MISLED: ReadonlySet<string> = new Set(["dead-link", "lost-parameter", "unread-parameter"]);

/**
 * A node that no order names, or a page that no route does, is told of once where an assertion misses it; so
 * is such a page where a route leads nowhere, which may be the one to it. Links and redirects to an address
 * that an assertion misses are not dead by themselves.
 */
function isEchoOfAssertion(
  { code, file, line, column, message }: Finding,
  findings: readonly Finding[],
  unfulfilled: ReadonlySet<string>,
): boolean {
  if (code === "page-without-route") {
    const [, page = ""] = /"([^"]+)"/.exec(message) ?? [];
    return findings.some(
      (other) =>
        (other.code === "assertion-failed" && other.message.includes(`"${page}"`)) ||
        (MISLED.has(other.code) && other.file === "config/routes.json"),
    );
  }
  // A node that is not shown, or a page behind no open route: the assertion says what comes of it.
  if (code === "node-not-shown" || code === "not-offered")
    return findings.some(
      (other) =>
        other.code === "assertion-failed" &&
        other.file === file &&
        other.line === line &&
        other.column === column,
    );
  if (code === "dead-link" && file === "config/routes.json")
    return findings.some(
      (other) => other.file === file && other.message.startsWith("No open address leads to the page"),
    );
  const [, word] = code === "dead-link" ? (/"\/([^"/]+)\/?"/.exec(message) ?? []) : [];
  return word !== undefined && unfulfilled.has(`routes.policyWords.${word}`);
}
