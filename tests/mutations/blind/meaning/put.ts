import { parseTree } from "jsonc-parser";
import { memberNode } from "../../json-spots.ts";
import { type BlindMutation, editMutation, lineOf, type Place } from "../blind-mutation.ts";

export type Texts = ReadonlyMap<string, string>;
export type Json = Readonly<Record<string, unknown>>;
export type Path = readonly (string | number)[];

/** Puts a value in the place of another one; what is put there is a mistake unless it says otherwise. */
export type Put = (
  kind: string,
  path: Path,
  value: unknown,
  verdict?: "mistake" | "choice",
) => readonly BlindMutation[];

/** Replaces values of one file. */
export function putIn(file: string, text: string): Put {
  return (kind, path, value, verdict = "mistake") => replacedAt(file, text, path, value, kind, verdict);
}

export function replacedAt(
  file: string,
  text: string,
  path: Path,
  value: unknown,
  kind: string,
  verdict: "mistake" | "choice",
  isGroup = false,
): BlindMutation[] {
  const tree = parseTree(text);
  const found = path.reduce(
    (at, key) => (typeof key === "number" ? at?.children?.[key] : memberNode(at, String(key))),
    tree,
  );
  if (!found || value === undefined) return [];
  const put = JSON.stringify(value, null, 2);
  const { offset, length } = found;
  const same = JSON.stringify(JSON.parse(text.slice(offset, offset + length))) === JSON.stringify(value);
  const words = {
    family: "meaning" as const,
    kind,
    what: `${path.join(".")}: ${kind}`,
    verdict: () => (same ? ("equal" as const) : verdict),
  };
  const mutation = editMutation(words, file, text, { offset, length, text: put });
  const line = lineOf(text, offset);
  const own = { file, from: line, to: line + put.split("\n").length - 1 };
  return [
    { ...mutation, places: () => [own, ...elsewhere(file, text, path, kind)], ...(isGroup && { isGroup }) },
  ];
}

/**
 * What contradicts a change can be told at either end: an order and its nodes, a list of languages and the
 * default, a message and its English.
 */
function elsewhere(file: string, text: string, path: Path, kind: string): Place[] {
  if (file.includes("/messages/"))
    return kind.includes("left out")
      ? [{ file: file.replace(/messages\/\w+/, "messages/en"), from: 1, to: Number.POSITIVE_INFINITY }]
      : [];
  if (file.includes("/pages/") && path[0] === "slots") {
    const region = path.slice(0, 2).reduce((at, key) => memberNode(at, String(key)), parseTree(text));
    return region
      ? [{ file, from: lineOf(text, region.offset), to: lineOf(text, region.offset + region.length) + 12 }]
      : [];
  }
  const other =
    (
      {
        locales: ["defaultLocale", "fallbackLocale"],
        countryCodes: ["defaultCountryCode"],
        arms: ["control"],
        links: ["links"],
        country: ["pageCountryCode", "appCountryCode", "countryId"],
      } as const
    )[String(path[0])] ?? [];
  return other.flatMap((name) => {
    const found = memberNode(parseTree(text), name);
    return found
      ? [{ file, from: lineOf(text, found.offset), to: lineOf(text, found.offset + found.length) }]
      : [];
  });
}
