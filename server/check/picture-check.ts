import type { NodeList, Release, Site } from "#renderer";
import { didYouMean, type Finding, type ReleaseResult } from "#renderer/release";
import { drawnLike, isDrawn } from "../images/scene-source.ts";

/** A picture that a configuration names, and where: a path that `explain` knows. */
interface NamedPicture {
  readonly path: string;
  readonly name: string;
}

/** A drawn scene, by the look of its name. Whether a photo exists is known to the folder of photos alone. */
const DRAWN = /^s-[a-z0-9-]+$/;

/** What a document names that nobody can draw; documents are shared by sites and do not change. */
const missingIn = new WeakMap<object, readonly NamedPicture[]>();

/** Pictures that pages, popups and vendors name and that cannot be drawn: guests would see a blank. */
export function pictureFindings(release: Release, explain: ReleaseResult["explain"]): readonly Finding[] {
  const bySite = Object.values(release.sites).flatMap((site) =>
    missingOn(site, release).map((picture) => ({ ...picture, siteId: site.id })),
  );
  const found = new Map<string, Finding>();
  for (const { siteId, path, name } of bySite) {
    const [place] = explain(siteId, path).filter(({ file }) => file.startsWith("config/"));
    const { file, line, column } = place ?? { file: `config/domains/${siteId}.json`, line: 1, column: 1 };
    const key = `${file}:${line}:${column}`;
    const sites = [...new Set([...(found.get(key)?.sites ?? []), siteId])].sort();
    const suggestion = didYouMean(name, drawnLike(name));
    found.set(key, {
      code: "unknown-picture",
      severity: "error",
      file,
      line,
      column,
      message: `There is no picture "${name}".`,
      ...(suggestion === undefined ? {} : { suggestion }),
      sites,
    });
  }
  return [...found.values()];
}

function missingOn(site: Site, { microsites }: Release): readonly NamedPicture[] {
  const vendors = Object.values(microsites).filter(({ domains }) => domains?.includes(site.id) ?? true);
  return [
    ...Object.entries(site.pages).flatMap(([page, document]) =>
      remembered(document, () => inLists(document.slots)).map((picture) => below(`pages.${page}`, picture)),
    ),
    ...Object.entries(site.modals).flatMap(([id, modal]) =>
      remembered(modal, () => inValue(modal.props)).map((picture) => below(`modals.${id}.props`, picture)),
    ),
    ...vendors.flatMap((vendor) =>
      remembered(vendor, () => inValue(vendor.settings)).map((picture) =>
        below(`microsites.${vendor.name}.settings`, picture),
      ),
    ),
  ];
}

function inLists(lists: Readonly<Record<string, NodeList>>): readonly NamedPicture[] {
  return Object.entries(lists).flatMap(([slot, { nodes }]) =>
    Object.entries(nodes).flatMap(([id, { props, slots }]) => [
      ...inValue(props).map((picture) => below(`${slot}.${id}.props`, picture)),
      ...inLists(slots ?? {}).map((picture) => below(`${slot}.${id}`, picture)),
    ]),
  );
}

function inValue(value: unknown): readonly NamedPicture[] {
  if (typeof value === "string")
    return DRAWN.test(value) && !isDrawn(value) ? [{ path: "", name: value }] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inside]) =>
    inValue(inside).map((picture) => below(key, picture)),
  );
}

function below(path: string, { path: inside, name }: NamedPicture): NamedPicture {
  return { name, path: inside === "" ? path : `${path}.${inside}` };
}

function remembered(source: object, read: () => readonly NamedPicture[]): readonly NamedPicture[] {
  const known = missingIn.get(source) ?? read();
  missingIn.set(source, known);
  return known;
}
