import type { Modal } from "#schemas";
import { createFinding } from "../json/create-finding.ts";
import type { Finding } from "../json/finding.ts";
import type { JsonFile, JsonPath } from "../json/json-file.ts";
import { isJsonObject } from "../json/layer.ts";
import type { PathProblem } from "../json/path-problem.ts";
import type { ConfigPlace } from "../read/config-place.ts";
import { inOneWord } from "../truths/route-conflicts.ts";

type Messages = ReadonlySet<string>;

/** A file of a page and its place among the layers. */
interface PageFile {
  readonly source: JsonFile;
  readonly place: ConfigPlace;
}

/**
 * Pages under the title, or with the description, that another page's words are named for, while words named
 * for the page itself are there: that of the login on the page to reset a password. Two that changed places
 * are told once.
 */
export function borrowedPageTitles(files: readonly PageFile[], messages: Messages): readonly Finding[] {
  const pages = new Map(files.flatMap(({ place }) => spellings(place.id).map((name) => [name, place.id])));
  const told = new Set<string>();
  return files.flatMap(({ source, place }) =>
    HEAD_WORDS.flatMap((path): Finding[] => {
      const id = valueAt(source.value, path);
      const [, start, named = "", end] = (typeof id === "string" && /^(.+\.)([\w-]+)(\.\w+)$/.exec(id)) || [];
      const owner = pages.get(named);
      const own = spellings(place.id)
        .map((name) => `${start}${name}${end}`)
        .find((each) => messages.has(each));
      // Told with the page's other words already.
      if (/^\w+\.\w+\.\w+$/.test(String(id)) && messages.has(String(id)) && !own?.includes("-")) return [];
      const layer = `${place.brand ?? ""}|${place.country ?? ""}|${end}`;
      if (owner === undefined || owner === place.id || own === undefined || told.has(`${layer} ${place.id}`))
        return [];
      told.add(`${layer} ${owner}`);
      const message = `"${id}" is named for the page "${owner}", and this is "${place.id}".`;
      const words = { code: "words-of-another", message, suggestion: `Write "${own}".` };
      return [createFinding(source, path, { ...words, severity: "warning" })];
    }),
  );
}

const HEAD_WORDS: readonly JsonPath[] = [
  ["head", "title"],
  ["head", "description"],
];

/**
 * Popups under the title that another popup is named for, while words named for the popup itself are there:
 * `listing.filters` over the choices of an order. Titles of the namespace `modals` are not looked at here.
 */
export function borrowedPopupTitles(
  modals: Readonly<Record<string, Modal>>,
  messages: Messages,
): PathProblem[] {
  const told = new Set<string>();
  return Object.entries(modals).flatMap(([name, { title }]): PathProblem[] => {
    // A small project may leave titles out.
    const [, start = "", owner = ""] = /^(.+\.)([\w-]+)$/.exec(title ?? "") ?? [];
    const own = `${start}${name}`;
    if (start === "modals." || owner === name || !Object.hasOwn(modals, owner) || told.has(name)) return [];
    if (!messages.has(own)) return [];
    told.add(owner);
    const message = `"${title}" is named for the popup "${owner}", and this is "${name}".`;
    const path = ["modals", name, "title"];
    return [{ path, code: "words-of-another", message, suggestion: `Write "${own}".`, severity: "warning" }];
  });
}

/** How messages write the name of a page: as it is, or in one word. */
function spellings(name: string): readonly string[] {
  return [name, inOneWord(name)];
}

function valueAt(value: unknown, path: JsonPath): unknown {
  return path.reduce((at, key) => (isJsonObject(at) ? at[key] : undefined), value);
}
