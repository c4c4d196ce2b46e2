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
  await Promise.all(files.map((file) => fetched(`/${file}`)));
  return load();
}

/**
 * Fetches files that may be wanted, without running any; what fails is left for whoever wants it. Whatever is
 * idle leaves the network to what is not.
 */
export function fetchFiles(paths: readonly string[], priority: RequestPriority): void {
  for (const path of paths) fetched(path, priority).catch(() => {});
}

/** Files by their paths; one that failed is forgotten. */
const known = new Map<string, Promise<unknown>>();

function fetched(path: string, priority?: RequestPriority): Promise<unknown> {
  const begun = known.get(path) ?? read(path, priority);
  known.set(path, begun);
  begun.catch(() => known.delete(path));
  return begun;
}

/** Reads a file to its end: only then is it in the cache. */
async function read(path: string, priority?: RequestPriority): Promise<unknown> {
  const answer = await fetch(path, priority && { priority });
  if (!answer.ok) throw new Error(path);
  return answer.arrayBuffer();
}
