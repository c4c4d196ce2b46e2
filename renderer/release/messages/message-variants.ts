import { type MessageFormatElement, type PluralElement, TYPE } from "@formatjs/icu-messageformat-parser";
import { createFinding } from "../json/create-finding.ts";
import type { Finding } from "../json/finding.ts";
import type { Entries } from "./message-entry.ts";

/**
 * Plurals that a language does not speak, that lack a form it needs for whole numbers or that are not there
 * at all, and choices that English does not offer or that are missing. One warning per message. `locale` is
 * the tag of the language, not its folder's name.
 */
export function wrongVariants(locale: string, entries: Entries, english: Entries): Finding[] {
  return [...entries].flatMap(([id, { result, source }]): Finding[] => {
    if (typeof result.message === "string") return [];
    const original = english.get(id)?.result.message;
    const problem =
      pluralProblem(locale, result.message) ??
      blankFormProblem(result.message) ??
      kindProblem(result.message, Array.isArray(original) ? original : []) ??
      plainCountProblem(locale, result.message, Array.isArray(original) ? original : []) ??
      lostNumberProblem(result.message, Array.isArray(original) ? original : []) ??
      styleProblem(result.message) ??
      (Array.isArray(original) ? choiceProblem(result.message, original) : undefined);
    if (!problem) return [];
    const message = `"${id}" ${problem.text}`;
    const { code, suggestion } = problem;
    return [createFinding(source, [id], { code, message, suggestion, severity: "warning" })];
  });
}

interface VariantProblem {
  readonly code:
    | "argument-kind"
    | "plain-count"
    | "lost-number"
    | "missing-plural"
    | "unknown-plural"
    | "unknown-style"
    | "select-options";
  readonly text: string;
  readonly suggestion?: string;
}

function pluralProblem(locale: string, message: readonly MessageFormatElement[]): VariantProblem | undefined {
  for (const plural of elementsOf(message)) {
    if (plural.type !== TYPE.plural) continue;
    const { needed, known } = formsOf(locale, plural.pluralType ?? "cardinal");
    const given = Object.keys(plural.options).filter((form) => !form.startsWith("="));
    const unknown = given.filter((form) => !known.has(form));
    if (unknown.length > 0)
      return {
        code: "unknown-plural",
        text: `has the form ${unknown.join(", ")}, which ${locale} does not speak.`,
        suggestion: `Its forms: ${[...known].join(", ")}; a number of its own is written =1.`,
      };
    const missing = [...needed].filter((form) => !given.includes(form) && !isExact(locale, plural, form));
    if (missing.length > 0)
      return {
        code: "missing-plural",
        text: `lacks the form ${missing.join(", ")} that ${locale} needs.`,
        suggestion: `Write ${missing.map((form) => `${form} {…}`).join(" ")} before other.`,
      };
  }
  return undefined;
}

/** A form of a plural that leaves the whole message without words; none for zero may be meant. */
function blankFormProblem(message: readonly MessageFormatElement[]): VariantProblem | undefined {
  const [plural, ...others] = message.filter(({ type, ...rest }) =>
    type === TYPE.literal ? "value" in rest && /\S/.test(String(rest.value)) : true,
  );
  if (plural?.type !== TYPE.plural || others.length > 0) return undefined;
  const blank = Object.entries(plural.options).find(
    ([form, { value }]) => !/^(=0|zero)$/.test(form) && value.every(isSpace),
  )?.[0];
  return blank === undefined
    ? undefined
    : {
        code: "lost-number",
        text: `says nothing at all in the form ${blank}.`,
        suggestion: `Write ${blank} {# …}, with what it counts.`,
      };
}

function isSpace(element: MessageFormatElement): boolean {
  return element.type === TYPE.literal && element.value.trim() === "";
}

const KINDS: Readonly<Partial<Record<TYPE, string>>> = {
  [TYPE.number]: "number",
  [TYPE.plural]: "number",
  [TYPE.date]: "date",
  [TYPE.time]: "date",
  [TYPE.select]: "choice",
};

/** A value is a number, a date or a choice, in every language the same. */
function kindProblem(
  message: readonly MessageFormatElement[],
  english: readonly MessageFormatElement[],
): VariantProblem | undefined {
  const kinds = new Map<string, string>();
  for (const element of [...elementsOf(english), ...elementsOf(message)]) {
    const kind = KINDS[element.type];
    if (kind === undefined || !("value" in element)) continue;
    const before = kinds.get(element.value) ?? kind;
    if (before !== kind)
      return { code: "argument-kind", text: `takes {${element.value}} for a ${kind}; it is a ${before}.` };
    kinds.set(element.value, kind);
  }
  return formatProblem(message, english);
}

/**
 * A day, an hour or a figure of a value that English writes as it comes: such a value is written out already.
 */
function formatProblem(
  message: readonly MessageFormatElement[],
  english: readonly MessageFormatElement[],
): VariantProblem | undefined {
  const plain = new Set(
    [...elementsOf(english)].flatMap((element) => (element.type === TYPE.argument ? [element.value] : [])),
  );
  for (const element of elementsOf(message)) {
    const isDate = element.type === TYPE.date || element.type === TYPE.time;
    if ((isDate || element.type === TYPE.number) && plain.has(element.value))
      return {
        code: "argument-kind",
        text: `takes {${element.value}} for a ${isDate ? "date" : "number"}; English writes it as it is.`,
        suggestion: `Write {${element.value}}.`,
      };
  }
  return undefined;
}

/** A number that English chooses words by, in a language that has forms for numbers too. */
function plainCountProblem(
  locale: string,
  message: readonly MessageFormatElement[],
  english: readonly MessageFormatElement[],
): VariantProblem | undefined {
  if (formsOf(locale, "cardinal").needed.size < 2) return undefined;
  const counted = pluralsOf(message);
  const written = new Set(
    [...elementsOf(message)].flatMap((element) =>
      element.type === TYPE.argument || element.type === TYPE.number ? [element.value] : [],
    ),
  );
  const plain = [...pluralsOf(english)].find((name) => written.has(name) && !counted.has(name));
  return plain === undefined
    ? undefined
    : {
        code: "plain-count",
        text: `writes {${plain}} without a plural; English has one, and so does ${locale}.`,
      };
}

function pluralsOf(message: readonly MessageFormatElement[]): ReadonlySet<string> {
  return new Set(
    [...elementsOf(message)].flatMap((element) => (element.type === TYPE.plural ? [element.value] : [])),
  );
}

/** A plural whose general form does not say the number, where that of English does. */
function lostNumberProblem(
  message: readonly MessageFormatElement[],
  english: readonly MessageFormatElement[],
): VariantProblem | undefined {
  const saidIn = (elements: readonly MessageFormatElement[]) =>
    new Map(
      [...elementsOf(elements)].flatMap((element) =>
        element.type === TYPE.plural ? [[element.value, saysNumber(element, elements)] as const] : [],
      ),
    );
  const original = saidIn(english);
  const lost = [...saidIn(message)].find(([name, isSaid]) => !isSaid && original.get(name) === true)?.[0];
  return lost === undefined
    ? undefined
    : {
        code: "lost-number",
        text: `does not say the number {${lost}}; English does.`,
        suggestion: "Write # where the number belongs.",
      };
}

/** Whether the general form of a plural says its number, or the message says it outside of every plural. */
function saysNumber(
  { value, offset, options }: PluralElement,
  whole: readonly MessageFormatElement[],
): boolean {
  const names = (elements: Iterable<MessageFormatElement>) =>
    [...elements].some(
      (element) =>
        (element.type === TYPE.argument || element.type === TYPE.number) && element.value === value,
    );
  const other = [...elementsOf(options.other?.value ?? [])];
  return names(whole) || names(other) || (offset === 0 && other.some(({ type }) => type === TYPE.pound));
}

const DATE_STYLES = ["short", "medium", "long", "full"];
const NUMBER_STYLES = ["integer", "currency", "percent"];
/** Stems of ICU number skeletons that Intl can follow. */
const STEMS =
  /^(percent|permille|%|currency|unit|measure-unit|per-measure-unit|compact-(short|long)|scientific|engineering|notation-simple|group-\S+|sign-\S+|\(\)|\+\S*|unit-width-\S+|precision-\S+|integer-width\S*|numbering-system|latin|scale|rounding-mode-\S+|decimal-\S+|[.#0@,EK*/wr]+)$/;

/** A style that nothing knows is shown as no style, or throws. */
function styleProblem(message: readonly MessageFormatElement[]): VariantProblem | undefined {
  for (const element of elementsOf(message)) {
    const isDate = element.type === TYPE.date || element.type === TYPE.time;
    if (!isDate && element.type !== TYPE.number) continue;
    const { style, value } = element;
    if (style === null || style === undefined) continue;
    const known = isDate ? DATE_STYLES : NUMBER_STYLES;
    const name =
      typeof style === "string"
        ? known.includes(style)
          ? undefined
          : style
        : "tokens" in style
          ? style.tokens.map(({ stem }) => stem).find((stem) => !STEMS.test(stem))
          : undefined;
    if (name !== undefined)
      return {
        code: "unknown-style",
        text: `shows {${value}} in the style "${name}", which nothing knows; there are ${known.join(", ")}.`,
      };
  }
  return undefined;
}

/** Options of a choice must be those of English. */
function choiceProblem(
  message: readonly MessageFormatElement[],
  english: readonly MessageFormatElement[],
): VariantProblem | undefined {
  const choices = choicesOf(message);
  if (choices.size === 0) return undefined;
  const offered = choicesOf(english);
  for (const [name, options] of choices) {
    const expected = offered.get(name);
    if (!expected || (options.size === expected.size && [...options].every((option) => expected.has(option))))
      continue;
    const list = (all: ReadonlySet<string>) => [...all].sort().join(", ");
    return {
      code: "select-options",
      text: `chooses between ${list(options)}; English has ${list(expected)}.`,
    };
  }
  return undefined;
}

function choicesOf(message: readonly MessageFormatElement[]): Map<string, ReadonlySet<string>> {
  const choices = new Map<string, ReadonlySet<string>>();
  for (const element of elementsOf(message))
    if (element.type === TYPE.select) choices.set(element.value, new Set(Object.keys(element.options)));
  return choices;
}

function* elementsOf(message: readonly MessageFormatElement[]): Generator<MessageFormatElement> {
  for (const element of message) {
    yield element;
    if (element.type === TYPE.tag) yield* elementsOf(element.children);
    if (element.type === TYPE.plural || element.type === TYPE.select)
      for (const option of Object.values(element.options)) yield* elementsOf(option.value);
  }
}

/** Whether a form is only ever used for numbers that the message names one by one, such as `=0`. */
function isExact(locale: string, { options, pluralType }: PluralElement, form: string): boolean {
  const { numbers } = formsOf(locale, pluralType ?? "cardinal");
  const of = numbers.get(form) ?? [];
  return of.length > 0 && of.length < 4 && of.every((number) => `=${number}` in options);
}

interface PluralForms {
  /** Forms that whole numbers up to a few hundred take. */
  readonly needed: ReadonlySet<string>;
  readonly known: ReadonlySet<string>;
  readonly numbers: ReadonlyMap<string, readonly number[]>;
}

const forms = new Map<string, PluralForms>();

function formsOf(locale: string, type: Intl.PluralRuleType): PluralForms {
  const key = `${locale} ${type}`;
  let known = forms.get(key);
  if (!known) {
    if (!isKnown(locale)) return FORMS_OF_ANY;
    const rules = new Intl.PluralRules(locale, { type });
    const numbers = new Map<string, number[]>();
    for (let number = 0; number <= 300; number++) {
      const form = rules.select(number);
      numbers.set(form, [...(numbers.get(form) ?? []), number]);
    }
    const all = new Set<string>(rules.resolvedOptions().pluralCategories);
    known = { needed: new Set(numbers.keys()), known: all, numbers };
    forms.set(key, known);
  }
  return known;
}

/** Of a language that Intl does not know, which is told of at its file, nothing is asked. */
const FORMS_OF_ANY: PluralForms = {
  needed: new Set(),
  known: new Set(["zero", "one", "two", "few", "many", "other"]),
  numbers: new Map(),
};

function isKnown(tag: string): boolean {
  try {
    return Intl.PluralRules.supportedLocalesOf([tag]).length > 0;
  } catch {
    return false;
  }
}
