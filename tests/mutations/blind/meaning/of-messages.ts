import type { BlindMutation } from "../blind-mutation.ts";
import { putIn, type Texts } from "./put.ts";

export function messageMeanings(file: string, text: string, texts: Texts): BlindMutation[] {
  const [, , locale = "", name = ""] = file.split("/");
  const messages = Object.entries(JSON.parse(text) as Readonly<Record<string, string>>).filter(
    ([id]) => id !== "$schema",
  );
  const put = putIn(file, text);
  const [id = "", said = ""] = messages[0] ?? [];
  const plain = messages.find(([, value]) => !/[{<]/.test(value));
  const asks = messages.find(([, value]) => /\{\w+\}/.test(value));
  const counted = messages.find(([, value]) => /, plural,/.test(value));
  const german = JSON.parse(texts.get(`config/messages/de/${name}`) ?? "{}") as Readonly<
    Record<string, string>
  >;
  // A name or a word may well be the same in two languages.
  const long = Object.keys(german).find(
    (key) =>
      key !== "$schema" &&
      (german[key]?.replace(/\{[^}]*\}/g, " ").match(/\p{L}{2,}/gu)?.length ?? 0) > 5 &&
      !/[{<]/.test(german[key] ?? ""),
  );
  const japanese = JSON.parse(
    texts.get(`config/messages/${locale === "ja" ? "th" : "ja"}/${name}`) ?? "{}",
  ) as Readonly<Record<string, string>>;
  const english = JSON.parse(texts.get(`config/messages/en/${name}`) ?? "{}") as Readonly<
    Record<string, string>
  >;
  const saysNumber = /\{\w+, plural,[^#]*(?:\{[^{}#]*#[^{}]*\}\s*)+\}/;
  const number = messages.find(
    ([key, value]) => saysNumber.test(value) && saysNumber.test(english[key] ?? ""),
  );
  const digits = (value: string | undefined) => value?.match(/\d{2,}/g)?.join();
  const counts = messages.find(
    ([key, value]) =>
      !/[{<]/.test(value) && digits(value) !== undefined && digits(value) === digits(english[key]),
  );
  const words = (value: string | undefined) => new Set(value?.toLowerCase().match(/\p{L}+/gu));
  const sentences = messages.filter(
    ([key, value]) =>
      !/[{<]/.test(value) &&
      !/[{<]/.test(english[key] ?? "{") &&
      words(value).size > 6 &&
      words(english[key]).size > 3,
  );
  const [one, two] = sentences;
  const shared = [...words(english[one?.[0] ?? ""])].filter((word) =>
    words(english[two?.[0] ?? ""]).has(word),
  ).length;
  const [brand] = [...texts].flatMap(([path, record]) =>
    /^config\/brands\/[^/]+\/brand\.json$/.test(path)
      ? [(JSON.parse(record) as { readonly name: string }).name]
      : [],
  );
  return [
    ...(number && locale !== "en"
      ? put("number lost in a plural", [number[0]], number[1].replaceAll("#", "").replaceAll(/ {2,}/g, " "))
      : []),
    ...(counts && locale !== "en"
      ? put(
          "another number in a translation",
          [counts[0]],
          counts[1].replaceAll(/\d{2,}/g, (many) => `${many}5`),
        )
      : []),
    ...(one && two && locale !== "en" && shared < 2
      ? put("translation of another message", [two[0]], one[1])
      : []),
    ...(plain && brand !== undefined
      ? put("name of one brand for all", [plain[0]], `${plain[1]} ${brand}`)
      : []),
    ...(plain
      ? [
          ...put("message that is its own id", [plain[0]], plain[0]),
          ...put("message that is a note to do", [plain[0]], "TODO"),
          ...put("message in another script", [plain[0]], japanese[plain[0]] ?? "例"),
          ...put("message with HTML in it", [plain[0]], `${plain[1]} <script>alert(1)</script>`),
          ...put("message with a tag left open", [plain[0]], `<b>${plain[1]}`),
          ...put("message with a value nobody gives", [plain[0]], `${plain[1]} {zzq}`),
          ...put("message with a dollar sign value", [plain[0]], `${plain[1]} \${price}`),
          ...put("message of direction marks alone", [plain[0]], "\u200f\u200e"),
          ...put(
            "message that is far too long",
            [plain[0]],
            `${plain[1]} `.repeat(300).trim(),
            locale === "en" ? "choice" : "mistake",
          ),
        ]
      : []),
    ...(asks ? put("message without its value", [asks[0]], asks[1].replace(/\{\w+\}/, "")) : []),
    ...(asks ? put("message with a closing brace lost", [asks[0]], asks[1].replace("}", "")) : []),
    ...(counted ? put("plural without other", [counted[0]], counted[1].replace(/other\s*\{/, "othr {")) : []),
    ...(counted
      ? put("plural form made up", [counted[0]], counted[1].replace(/(, plural,)/, "$1 several {x}"))
      : []),
    ...(locale === "en"
      ? []
      : put(
          "message left out of one language",
          [],
          Object.fromEntries([["$schema", JSON.parse(text).$schema], ...messages.slice(1)]),
        )),
    ...put("message of nobody", [], {
      ...JSON.parse(text),
      [`${name.replace(".json", "")}.zzqNobody`]: said,
    }),
    ...(id ? put("message as a list", [id], [said]) : []),
    ...(plain ? put("message with a place of printf", [plain[0]], `${plain[1]} %s`) : []),
    ...(plain ? put("message with a sign of HTML", [plain[0]], `${plain[1]}&nbsp;x`) : []),
    ...(plain && /\p{L}/u.test(plain[1])
      ? put("message with a space behind it", [plain[0]], `${plain[1]} `)
      : []),
    ...(locale === "en" || locale === "de" || !long
      ? []
      : put("message left in another language", [long], german[long])),
  ];
}
