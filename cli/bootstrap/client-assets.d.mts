export function addBuild(options: {
  /** Folder of the finished build; it is removed. */
  readonly built: string;
  /** Folder that is served. */
  readonly client: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}): void;
