/** `640 kB`. */
export function kilobytes(bytes: number): string {
  return `${Math.ceil(bytes / 1000)} kB`;
}

/** `2027-03-01 12:00` in UTC. */
export function minute(at: Date): string {
  return at.toISOString().slice(0, 16).replace("T", " ");
}

/** What a channel shows, in words. */
export function shown(release: string | null): string {
  return release === null ? "the configuration folder" : `release ${release}`;
}
