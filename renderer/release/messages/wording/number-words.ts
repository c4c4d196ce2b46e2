/**
 * Numbers that are written as words, by language: three to twelve. One and two are also articles and pronouns
 * ("un", "ein"), and a word that means something else as well ("neuf", "sei", "once") is no number here.
 * Languages whose words have no bounds between them (`ja`, `my`, `th`), or whose numbers are parts of other
 * words (`vi`), have none.
 */
const WORDS: Readonly<Record<string, string>> = {
  ar: "ثلاثة|ثلاث أربعة|أربع خمسة|خمس ستة|ست سبعة|سبع ثمانية|ثماني تسعة|تسع عشرة|عشر",
  de: "drei vier fünf sechs sieben acht neun zehn elf zwölf",
  en: "three four five six seven eight nine ten eleven twelve",
  es: "tres cuatro cinco seis siete ocho nueve diez - doce",
  fr: "trois quatre cinq six sept huit - dix onze douze",
  hi: "तीन चार पाँच|पांच छह|छः सात आठ नौ दस ग्यारह बारह",
  id: "tiga empat lima enam tujuh delapan sembilan sepuluh",
  it: "tre quattro cinque - sette otto nove dieci undici dodici",
  nl: "drie vier vijf zes zeven acht negen tien elf twaalf",
  pt: "três quatro cinco seis sete oito nove dez onze doze",
};

const tables = new Map<string, ReadonlyMap<string, string>>();

function tableOf(language: string): ReadonlyMap<string, string> {
  const known = tables.get(language);
  if (known) return known;
  const table = new Map(
    (WORDS[language] ?? "")
      .split(" ")
      .flatMap((words, index) => words.split("|").map((word) => [word, String(index + 3)] as const)),
  );
  tables.set(language, table);
  return table;
}

/** The numbers that words of a language say, in digits. */
export function numbersSaid(words: string, locale: string): readonly string[] {
  const table = tableOf(locale.replace(/-.*/, ""));
  if (table.size === 0) return [];
  return (words.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []).flatMap((word) => table.get(word) ?? []);
}
