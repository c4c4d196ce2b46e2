/** Circles in what leads to what, each once and from where it is first met. */
export function circlesIn(next: ReadonlyMap<string, string | undefined>): string[][] {
  const seen = new Set<string>();
  const circles: string[][] = [];
  for (const start of next.keys()) {
    const way: string[] = [];
    let at: string | undefined = start;
    while (at !== undefined && next.has(at) && !seen.has(at)) {
      seen.add(at);
      way.push(at);
      at = next.get(at);
    }
    const from = at === undefined ? -1 : way.indexOf(at);
    if (from !== -1) circles.push(way.slice(from));
  }
  return circles;
}
