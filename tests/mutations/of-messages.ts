import { parseTree } from "jsonc-parser";
import { type Mutation, textMutation } from "./mutation.ts";
import { misspell } from "./random.ts";

const ENGLISH = "en";

/**
 * Mistakes of messages: what does not parse, asks for other values, stands under another name or is missing.
 */
export function messageMutations(texts: ReadonlyMap<string, string>): Mutation[] {
  return [...texts].flatMap(([file, text]) => {
    const [, locale, namespace] = /^config\/messages\/([^/]+)\/([^/]+)\.json$/.exec(file) ?? [];
    if (locale === undefined || namespace === undefined) return [];
    const properties = parseTree(text)?.children ?? [];
    const english = JSON.parse(texts.get(`config/messages/${ENGLISH}/${namespace}.json`) ?? "{}") as object;
    return properties.flatMap((property): Mutation[] => {
      const [key, value] = property.children ?? [];
      if (!key || !value || typeof value.value !== "string" || key.value === "$schema") return [];
      const id = String(key.value);
      const said = value.value;
      const put = (kind: string, message: unknown, column: number, more: Partial<Mutation> = {}) =>
        textMutation({ kind, what: `${locale} ${id}: ${kind}`, file, ...more }, text, {
          offset: value.offset,
          length: value.length,
          text: JSON.stringify(message),
          shift: column,
        });
      const mutations = [
        put("message that does not parse", `${said} {open`, JSON.stringify(`${said} {`).length - 1 - 1),
        put("message that is no text", 7, 0),
      ];
      const argument = /\{(\w+)\}/.exec(said)?.[1];
      if (argument !== undefined) {
        const renamed = misspell(argument, id);
        if (!said.includes(`{${renamed}`))
          mutations.push(
            put("placeholder renamed", said.replaceAll(`{${argument}}`, `{${renamed}}`), 0, {
              meant: `{${argument}}`,
            }),
          );
        if (said.split(argument).length === 2)
          mutations.push(put("placeholder dropped", said.replace(`{${argument}}`, ""), 0));
      } else if (!/[{<]/.test(said)) mutations.push(put("placeholder made up", `${said} {price}`, 0));
      mutations.push(put("sign that nobody sees", `\u202e${said}`, 1));
      if (argument === undefined && !/[{<]/.test(said)) mutations.push(put("message without words", "  ", 0));
      if (argument !== undefined && !said.includes("plural") && !said.includes("select"))
        mutations.push(
          put("style that nothing knows", said.replace(`{${argument}}`, `{${argument}, number, ::zzq}`), 0, {
            severity: "warning",
          }),
        );
      if (locale === ENGLISH) return mutations;
      const counted = /^\{(\w+), plural,/.exec(said)?.[1];
      if (
        counted !== undefined &&
        !said.includes(", plural", 12) &&
        [...said.matchAll(/\{(\w+)[},]/g)].every(([, name]) => name === counted)
      )
        mutations.push(
          put("date in the place of a number", `{${counted}, date, short}`, 0, { severity: "warning" }),
        );
      const typo = misspell(id, file);
      if (!(typo in english) && typo.startsWith(`${namespace}.`))
        mutations.push(
          textMutation(
            { kind: "misspelt message id", what: `${locale} ${typo}`, file, meant: id, severity: "warning" },
            text,
            {
              offset: key.offset,
              length: key.length,
              text: JSON.stringify(typo),
            },
          ),
        );
      const { offset, length } = key;
      mutations.push(
        textMutation({ kind: "message in the wrong file", what: `${locale} ${id}`, file }, text, {
          offset,
          length,
          text: JSON.stringify(`zz.${id}`),
        }),
      );
      return mutations;
    });
  });
}
