/**
 * Loads code on demand: its files are fetched first, and only then is it run, out of the browser's cache. A
 * browser that could not fetch a module remembers that for as long as the page stands, so that no second
 * `import` would ever ask the network again; files fetched ahead can be asked for until they come (ERR-04).
 * The build calls this wherever code is loaded on demand. Which file that is, `load` says in its own text,
 * and what the file needs it says itself: lists of both would stand in front of every guest's first touch.
 */
export async function fetchAhead<Module>(load: () => Promise<Module>): Promise<Module> {
  const [, file] = LOADED.exec(String(load)) ?? [];
  if (file) await fetchedWhole(new URL(file, import.meta.url).pathname, undefined, new Set());
  return load();
}

/**
 * Fetches files that may be wanted and what they need, without running any; what fails is left for whoever
 * wants it. Whatever is idle leaves the network to what is not.
 */
export function fetchFiles(paths: readonly string[], priority: RequestPriority): void {
  const seen = new Set<string>();
  for (const path of paths) fetchedWhole(path, priority, seen).catch(() => {});
}

/** A file and all that it needs, each once, also where two need each other. */
async function fetchedWhole(path: string, priority: RequestPriority | undefined, seen: Set<string>) {
  if (seen.has(path)) return;
  seen.add(path);
  const needs = await fetched(path, priority);
  await Promise.all(needs.map((need) => fetchedWhole(need, priority, seen)));
}

/** What each file needs, by its path; one that failed is forgotten. */
const known = new Map<string, Promise<readonly string[]>>();

function fetched(path: string, priority?: RequestPriority): Promise<readonly string[]> {
  const begun = known.get(path) ?? read(path, priority);
  known.set(path, begun);
  begun.catch(() => known.delete(path));
  return begun;
}

/** Reads a file to its end: only then is it in the cache. Modules of the build stand beside each other. */
async function read(path: string, priority?: RequestPriority): Promise<readonly string[]> {
  const answer = await fetch(path, priority && { priority });
  if (!answer.ok) throw new Error(path);
  const text = await answer.text();
  return [...text.matchAll(IMPORTS)].map(([, file]) => path.replace(/[^/]*$/, `${file}`));
}

/** The file that code loads, as the build writes it: ``import(`./view-a1.js`)``. */
const LOADED = /\bimport\(.(\.\/[\w.-]+)/;

/** Files that a module needs at once, as the build writes them: `import{a as b}from"./c.js"`. */
const IMPORTS = /\bimport(?:[\w$*{},\s]+from)?"\.\/([\w.-]+)"/g;
