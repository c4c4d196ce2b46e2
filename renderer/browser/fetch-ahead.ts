/**
 * Loads code on demand: its files are fetched first, and only then is it run, out of the browser's cache. A
 * browser that could not fetch a module remembers that for as long as the page stands, so that no second
 * `import` would ever ask the network again; files fetched ahead can be asked for until they come (ERR-04).
 * The build calls this wherever code is loaded on demand, with the files it needs.
 */
export async function fetchAhead<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  await Promise.all(files.map(fetched));
  return load();
}

/** Files below the site's root; one that failed is forgotten. */
const known = new Map<string, Promise<unknown>>();

function fetched(file: string): Promise<unknown> {
  const begun = known.get(file) ?? read(`/${file}`);
  known.set(file, begun);
  begun.catch(() => known.delete(file));
  return begun;
}

/** Reads a file to its end: only then is it in the cache. */
async function read(path: string): Promise<unknown> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(path);
  return answer.arrayBuffer();
}
