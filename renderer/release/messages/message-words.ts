/** What a message says that no guest should read: its own id, a note of somebody who meant to come back, words in a script of elsewhere. */
export function oddWords(
  id: string,
  text: string,
  locale: string | undefined,
): { readonly code: string; readonly message: string; readonly suggestion: string } | undefined {
  const code = "odd-words";
  const said = text.trim();
  const suggestion = "Write the words that guests read.";
  if (said === id) return { code, message: `"${id}" says its own id.`, suggestion };
  if (/^(TODO|FIXME|TBD|XXX|[Ll]orem ipsum)\b/.test(said))
    return { code, message: `"${id}" is a note and no words yet: ${said.slice(0, 40)}.`, suggestion };
  const [leftover] = /%(?:\d+\$)?[sd](?!\w)|&(?:[a-z]+|#\d+);/.exec(text) ?? [];
  if (leftover !== undefined) {
    const message = `"${id}" says ${leftover} as it stands: messages have neither such places nor such signs.`;
    return { code, message, suggestion: "Write a value as {name}, and a sign as itself." };
  }
  if (/\p{L}/u.test(said) && (said !== text || /\p{L} {2,}\p{L}/u.test(text))) {
    const message = `"${id}" has spaces ${said === text ? "twice" : "at its end"}.`;
    return { code, message, suggestion: "Take them out." };
  }
  const foreign = locale === undefined ? undefined : foreignLetters(text, locale);
  if (foreign === undefined) return undefined;
  const message = `"${id}" has signs that ${locale} is not written in: ${foreign}.`;
  return { code, message, suggestion: `Translate it to ${locale}, or take it out: English stands in.` };
}

/** The first letters or punctuation of scripts that a language does not use. Latin stands everywhere: names and abbreviations. */
function foreignLetters(text: string, locale: string): string | undefined {
  return othersOf(locale).exec(text)?.[0];
}

const known = new Map<string, RegExp>();

function othersOf(locale: string): RegExp {
  let others = known.get(locale);
  if (!others) {
    const scripts = scriptsOf(locale);
    // No language of Unicode is told where the language itself is.
    others = scripts.length === 0 ? /(?!)/ : foreignTo(["Latin", "Common", "Inherited", ...scripts]);
    known.set(locale, others);
  }
  return others;
}

function foreignTo(scripts: readonly string[]): RegExp {
  const classOf = (property: string) => scripts.map((name) => `\\p{${property}=${name}}`).join("");
  // Several scripts may share one comma: the extensions say which.
  return new RegExp(`[^${classOf("Script")}\\P{L}]+|[^${classOf("Script_Extensions")}\\P{P}]`, "u");
}

/** Scripts that CLDR writes a language in; Japanese and Korean mix several. */
function scriptsOf(locale: string): readonly string[] {
  let script = "Latn";
  try {
    script = new Intl.Locale(locale).maximize().script ?? script;
  } catch {
    return [];
  }
  const mixed = {
    Jpan: ["Han", "Hiragana", "Katakana"],
    Kore: ["Hangul", "Han"],
    Hans: ["Han"],
    Hant: ["Han"],
  };
  return Object.hasOwn(mixed, script) ? mixed[script as keyof typeof mixed] : [script];
}
