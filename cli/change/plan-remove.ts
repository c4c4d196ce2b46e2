import { isJsonObject, type NamePlace, setValue } from "#renderer/release";
import { ASKED, englishName, waiverOf } from "../add/plan-language.ts";
import { type ChangePlan, ChangeRefused } from "./change-plan.ts";
import { type CodeNames, createCodeNames } from "./code-names.ts";
import { placeText } from "./place-text.ts";
import type { ProjectText } from "./project-text.ts";
import { requirementsOf } from "./requirements.ts";
import { type Kind, ownFiles } from "./thing.ts";

export interface RemoveRequest {
  readonly kind: Kind;
  readonly name: string;
  /** Whether the sites of a country or a brand go too. */
  readonly withSites: boolean;
}

/** A path inside of a file that goes. */
interface Cut {
  readonly file: string;
  readonly path: readonly (string | number)[];
}

/**
 * Plans the removal of a thing: its files, the entries and items that name it, and messages that only they
 * named. A field that names it stays, so that the check says what it would break. @throws ChangeRefused when
 * sites or places need it.
 */
export function planRemove(project: ProjectText, { kind, name, withSites }: RemoveRequest): ChangePlan {
  const { files, places } = project;
  if (kind === "message") return planMessage(project, name);
  if (kind === "language" && name === "en")
    throw new ChangeRefused("English stands in for every other language, so it cannot go.");
  const sites = sitesOf(project, kind, name);
  if (sites.length > 0 && !withSites)
    throw new ChangeRefused(
      `${sites.length === 1 ? "A site is" : `${sites.length} sites are`} of the ${kind} ${name}: ${sites.join(", ")}. --with-sites removes ${sites.length === 1 ? "it" : "them"} too.`,
    );
  const removed = new Set(ownFiles(files, kind, name).keys());
  for (const site of sites) for (const file of ownFiles(files, "domain", site).keys()) removed.add(file);

  const things = [
    { kind: kind as string, name },
    ...sites.map((site) => ({ kind: "domain", name: site })),
    ...requirementsOf(project, kind, name).map((waived) => ({ kind: "assertion", name: waived })),
  ];
  const following = places.filter(
    (place) =>
      !removed.has(place.source.file) &&
      !saysOfTheWorld(place) &&
      things.some((thing) => thing.kind === place.kind && thing.name === place.name),
  );
  const named = following.flatMap((place) => cutOf(place) ?? []);
  const cuts = kind === "language" ? [...named, ...waivers(following, name)] : named;
  const allow = kind === "widget" ? allowCuts(project, name) : [];
  const orphans = orphanMessages(project, removed, cuts, name);
  const gone = new Set([...removed, ...emptied(project, orphans)]);
  return {
    texts: cutTexts(project, gone, [...cuts, ...allow, ...orphans]),
    removed: gone,
    moved: new Map(),
    places: following.map(placeText),
    notes: orphans.length > 0 ? [orphanNote(orphans)] : [],
  };
}

function sitesOf({ places }: ProjectText, kind: Kind, name: string): readonly string[] {
  if (kind !== "country" && kind !== "brand") return [];
  return places
    .filter(
      (place) =>
        place.kind === kind &&
        place.name === name &&
        place.path.join() === kind &&
        place.source.file.startsWith("config/domains/"),
    )
    .map(({ source }) => source.file.replace(/^config\/domains\/|\.json$/g, ""));
}

/** Whether a place names a country as such: what must hold in it holds whether it has a site or not. */
function saysOfTheWorld({ kind, source }: NamePlace): boolean {
  return kind === "country" && /^config\/(assertions|groups)\//.test(source.file);
}

/**
 * What goes with a name: an item of a list, an entry of the author's, and for a page its address. A field
 * stays.
 */
function cutOf({ source, path, part, kind, holder }: NamePlace): Cut | undefined {
  const { file } = source;
  const isAddress =
    kind === "page" && file === "config/routes.json" && /^(static|listPages)$/.test(String(path[0]));
  if (isAddress) return { file, path: path.slice(0, 2) };
  if (kind === "assertion") return waiverCut(source, path);
  return part === "key" || holder !== "member" ? { file, path } : undefined;
}

/** A record that waives nothing any more says nothing of waivers. */
function waiverCut({ file, value }: NamePlace["source"], path: NamePlace["path"]): Cut {
  const [last] = path.slice(-1);
  const waives = path.slice(0, -1).reduce<unknown>((at, part) => (isJsonObject(at) ? at[part] : at), value);
  const isOnly = isJsonObject(waives) && Object.keys(waives).join() === String(last);
  return { file, path: isOnly ? path.slice(0, -1) : path };
}

/** Waivers that were written with the language, where it was offered on a site whose country lacks it. */
function waivers(following: readonly NamePlace[], locale: string): Cut[] {
  return following.flatMap(({ source, path }) => {
    const waives = isJsonObject(source.value) ? source.value.waives : undefined;
    const own = isJsonObject(waives) ? waives[ASKED] : undefined;
    if (path[0] !== "locales" || !isJsonObject(waives) || !isJsonObject(own)) return [];
    if (!readIn(locale).includes(String(own.why))) return [];
    return [{ file: source.file, path: Object.keys(waives).length === 1 ? ["waives"] : ["waives", ASKED] }];
  });
}

/**
 * Why a site is read in a language, under its own name or one that it had before it was said more exactly.
 */
function readIn(locale: string): readonly string[] {
  const parts = locale.split("-");
  return parts.map((_, index) => waiverOf(englishName(parts.slice(0, index + 1).join("-"))));
}

/** Slots of other widgets that take this one. */
function allowCuts({ widgets }: ProjectText, name: string): Cut[] {
  return widgets.flatMap(({ name: other, slots = {} }) =>
    Object.entries(slots).flatMap(([slot, { allow = [] }]) => {
      const index = allow.indexOf(name);
      return other === name || index === -1
        ? []
        : [{ file: `widgets/${other}/widget.json`, path: ["slots", slot, "allow", index] }];
    }),
  );
}

/** Messages in every language that nothing names any more once these files and entries are gone. */
function orphanMessages(
  project: ProjectText,
  removed: ReadonlySet<string>,
  cuts: readonly Cut[],
  name: string,
): Cut[] {
  const messages = project.places.filter(({ kind }) => kind === "message");
  const goes = ({ source, path }: NamePlace) =>
    removed.has(source.file) ||
    cuts.some((cut) => cut.file === source.file && cut.path.every((part, index) => path[index] === part));
  const stays = new Set(messages.filter((place) => !goes(place)).map((place) => place.name));
  const lost = [...new Set(messages.filter(goes).map((place) => place.name))].filter((id) => !stays.has(id));
  if (lost.length === 0) return [];
  const code = createCodeNames(project.root);
  const inRemoved = (file: string) => removed.has(file);
  return lost
    .filter((id) => !isNamed(code, id, name, inRemoved))
    .flatMap((id) => definitions(project, id).filter(({ file }) => !removed.has(file)));
}

function isNamed(code: CodeNames, id: string, name: string, isGone: (file: string) => boolean): boolean {
  if (code.whole(id).some(({ file }) => !isGone(file))) return true;
  // A template with the thing's own name at its end asks for this message no more.
  return !id.endsWith(`.${name}`) && code.made(id).length > 0;
}

function definitions({ files, text }: ProjectText, id: string): Cut[] {
  const [namespace = ""] = id.split(".", 1);
  return files
    .filter((file) => /\/messages\/[^/]+\/[^/]+$/.test(file) && file.endsWith(`/${namespace}.json`))
    .filter((file) => id in (JSON.parse(text(file)) as object))
    .map((file) => ({ file, path: [id] }));
}

/** Files of words in which no word would be left. */
function emptied({ text }: ProjectText, cuts: readonly Cut[]): readonly string[] {
  const gone = new Map<string, Set<string>>();
  for (const { file, path } of cuts) gone.set(file, (gone.get(file) ?? new Set()).add(String(path[0])));
  return [...gone].flatMap(([file, ids]) => {
    const left = Object.keys(JSON.parse(text(file)) as object).filter(
      (id) => id !== "$schema" && !ids.has(id),
    );
    return left.length === 0 ? [file] : [];
  });
}

function orphanNote(orphans: readonly Cut[]): string {
  const ids = [...new Set(orphans.map(({ path }) => String(path[0])))];
  return `Nothing else names ${ids.join(", ")}, so ${ids.length === 1 ? "it goes" : "they go"} in every language.`;
}

/** Texts without what is cut, later items of a list first, so that the earlier ones keep their places. */
function cutTexts(
  project: ProjectText,
  removed: ReadonlySet<string>,
  cuts: readonly Cut[],
): Map<string, string> {
  const texts = new Map<string, string>();
  const unique = [...new Map(cuts.map((cut) => [JSON.stringify([cut.file, cut.path]), cut])).values()];
  const whole = unique.filter((cut) => !unique.some((other) => other !== cut && isInside(cut, other)));
  const backwards = whole.sort((a, b) => lastIndex(b) - lastIndex(a));
  for (const { file, path } of backwards)
    if (!removed.has(file)) texts.set(file, without(texts.get(file) ?? project.text(file), path));
  return texts;
}

function isInside(cut: Cut, other: Cut): boolean {
  return cut.file === other.file && other.path.every((part, index) => cut.path[index] === part);
}

function lastIndex({ path }: Cut): number {
  const last = path.at(-1);
  return typeof last === "number" ? last : -1;
}

function without(text: string, path: Cut["path"]): string {
  const last = path.at(-1);
  if (typeof last !== "number") return setValue(text, path, undefined);
  const list = path
    .slice(0, -1)
    .reduce<unknown>(
      (at, part) => (Array.isArray(at) ? at[Number(part)] : isJsonObject(at) ? at[String(part)] : undefined),
      JSON.parse(text),
    );
  const rest = Array.isArray(list) ? list.filter((_, index) => index !== last) : [];
  return setValue(text, path.slice(0, -1), rest);
}

/** A message goes when nothing names it. */
function planMessage(project: ProjectText, id: string): ChangePlan {
  const cuts = definitions(project, id);
  if (cuts.length === 0) throw new ChangeRefused(`There is no message "${id}".`);
  const code = createCodeNames(project.root);
  const named = [
    ...project.places.filter((place) => place.kind === "message" && place.name === id).map(placeText),
    ...[...code.whole(id), ...code.made(id)].map(({ file, line }) => `${file}:${line}`),
  ];
  if (named.length > 0)
    throw new ChangeRefused(`"${id}" is still named:\n${named.map((place) => `  ${place}`).join("\n")}`);
  const gone = emptied(project, cuts);
  return {
    texts: cutTexts(project, new Set(gone), cuts),
    removed: new Set(gone),
    moved: new Map(),
    places: [],
    notes: [],
  };
}
