/** Keys of languages that are not their own tag: my is Malay (LOC-05). */
const TAGS: Readonly<Record<string, string>> = { my: "ms" };

/** Spanish of Latin America and Portuguese of Africa and Asia, whose parents CLDR names by hand. */
const PARENTS: Readonly<Record<string, string>> = {
  ...regions("es", "es-419", "AR BO BR BZ CL CO CR CU DO EC GT HN JP MX NI PA PE PR PY SV US UY VE"),
  ...regions("pt", "pt-PT", "AO CH CV FR GQ GW LU MO MZ ST TL"),
};

/**
 * The languages that stand in for what one does not say, nearest first and English last (LOC-09), among those
 * there are: `pt-BR` reads `pt`, `es-MX` reads `es-419` and `es`. Words in another script help nobody, so
 * `zh-Hant` does not read `zh`.
 */
export function fallbackLocales(locale: string, known: Iterable<string>): readonly string[] {
  const byTag = new Map([...known].map((key) => [TAGS[key] ?? key, key]));
  const chain: string[] = [];
  const script = scriptOf(TAGS[locale] ?? locale);
  for (let tag = parentOf(TAGS[locale] ?? locale); tag !== undefined; tag = parentOf(tag)) {
    const key = byTag.get(tag);
    if (key !== undefined && key !== "en" && scriptOf(tag) === script) chain.push(key);
  }
  return locale === "en" ? [] : [...chain, "en"];
}

function parentOf(tag: string): string | undefined {
  const parent = PARENTS[tag];
  if (parent !== undefined) return parent;
  const end = tag.lastIndexOf("-");
  return end === -1 ? undefined : tag.slice(0, end);
}

/** Undefined for a name that is no language: a copied file, told where it stands. */
function scriptOf(tag: string): string | undefined {
  try {
    return new Intl.Locale(tag).maximize().script;
  } catch {
    return undefined;
  }
}

function regions(language: string, parent: string, codes: string): Readonly<Record<string, string>> {
  return Object.fromEntries(codes.split(" ").map((code) => [`${language}-${code}`, parent]));
}
