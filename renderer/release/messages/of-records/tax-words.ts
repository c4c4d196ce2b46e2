/** How a language says of taxes that they are in a price, or come on top. */
interface TaxWords {
  /** Not in the price, whatever else the text says. */
  readonly without: string;
  /** Put on the price, unless `none` of it is in the same clause. */
  readonly added: string;
  readonly none: string;
  readonly within: string;
}

/** By the tag's language. Words are looked for at their beginnings, in scripts with spaces. */
const WORDS: Readonly<Record<string, TaxWords>> = {
  ar: {
    without: "غير شامل|غير مشمول|لا تشمل|لا يشمل|باستثناء",
    added: "تُضاف|تضاف|يُضاف|يضاف",
    none: "لا|لن|دون",
    within: "شامل|تشمل|يشمل",
  },
  de: {
    without:
      "zzgl|zuzüglich|exkl|ausschließlich|ohne (?:mehrwert|mwst|steuer|umsatz)|nicht (?:enthalten|inbegriffen|einge)",
    added: "hinzu|aufgeschlagen|addiert",
    none: "nicht|kein|nie",
    within: "einschließlich|inkl|enthalten|inbegriffen",
  },
  en: {
    without: "exclu|excl|plus (?:vat|gst|sst|tax|sales)|not includ|without (?:vat|gst|tax)|before tax",
    added: "added|come on top|comes on top",
    none: "no|not|never|nothing",
    within: "inclu|incl",
  },
  es: {
    without: "excl|aparte|sin (?:iva|impuesto)|no inclu|más (?:iva|impuesto)",
    added: "añad|suma|agreg",
    none: "nada|ning|no",
    within: "incl",
  },
  fr: {
    without: "hors|non compris|ne comprennent pas|excl|sans (?:tva|taxe)|plus (?:tva|taxe)",
    added: "s['’]ajout|ajout|en sus",
    none: "rien|aucun|ne",
    within: "compris|comprennent|inclus|incluent",
  },
  hi: {
    without: "अलग से|शामिल नहीं|छोड़कर",
    added: "जोड़|जुड़",
    none: "नहीं",
    within: "शामिल|सहित",
  },
  id: {
    without: "belum termasuk|tidak termasuk|di luar|tanpa (?:ppn|pajak)",
    added: "ditambah",
    none: "tidak|tanpa",
    within: "termasuk",
  },
  it: {
    without: "esclu|non inclu|non compres|senza (?:iva|tasse|imposte)|più (?:iva|tasse|imposte)",
    added: "si aggiung|aggiunt",
    none: "nulla|niente|non|nessun",
    within: "inclu|compres",
  },
  ja: {
    without: "税別|税抜|別途|含まれていません|含まれておりません|含みません|除く",
    added: "加算",
    none: "ません|なし",
    within: "含ま|込",
  },
  ms: {
    without: "belum termasuk|tidak termasuk|tanpa (?:vat|gst|cukai)",
    added: "ditambah",
    none: "tidak|tiada|tanpa",
    within: "termasuk",
  },
  nl: {
    without: "excl|niet inbegrepen|niet inclusief|zonder (?:btw|belasting)|plus (?:btw|belasting)",
    added: "komt er|komen er|bijgeteld",
    none: "niet|geen|nooit",
    within: "incl|inbegrepen",
  },
  pt: {
    without: "excl|não inclu|sem (?:iva|imposto)|à parte|mais (?:iva|imposto)",
    added: "somad|adicionad|acrescentad|acrescid",
    none: "nada|não|nenhum",
    within: "inclu|com ",
  },
  th: { without: "ไม่รวม|แยกต่างหาก", added: "จะเพิ่ม|บวกเพิ่ม", none: "ไม่", within: "รวม" },
  vi: {
    without: "chưa gồm|không gồm|chưa bao gồm|không bao gồm",
    added: "được cộng|cộng thêm",
    none: "không",
    within: "gồm",
  },
};

/**
 * What a text says of taxes in the language of `tag`: that they come on top ("exclusive"), that the price has
 * them ("inclusive"), or, with none of the words for it, nothing.
 */
export function saysTaxes(text: string, tag: string): "exclusive" | "inclusive" | undefined {
  const language = tag.split("-", 1)[0] ?? "";
  const words = WORDS[language];
  if (!words) return undefined;
  const said = text.normalize("NFC").toLowerCase();
  const has = (part: string, list: string) => part !== "" && patternOf(list, language).test(part);
  const isAdded = said
    .split(/[.;:,!。、，؛،।]/)
    .some((clause) => has(clause, words.added) && !has(clause, words.none));
  if (isAdded || has(said, words.without)) return "exclusive";
  return has(said, words.within) ? "inclusive" : undefined;
}

const NO_SPACES: ReadonlySet<string> = new Set(["ja", "th"]);
const patterns = new Map<string, RegExp>();

function patternOf(list: string, language: string): RegExp {
  // In Arabic "and" is a part of the word after it.
  const start = NO_SPACES.has(language) ? "" : `(?<![\\p{L}\\p{M}])${language === "ar" ? "و?" : ""}`;
  const known = patterns.get(list) ?? new RegExp(`${start}(?:${list.normalize("NFC")})`, "u");
  patterns.set(list, known);
  return known;
}
