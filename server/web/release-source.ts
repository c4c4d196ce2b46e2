import { watch } from "node:fs";
import type { Release } from "#renderer";
import type { Finding, ReleaseResult } from "#renderer/release";

export interface ReleaseSource {
  readonly current: () => Release;
  /** Findings of the last attempt; errors among them mean the release is an older one. */
  readonly findings: () => readonly Finding[];
  readonly onChange: (listen: (release: Release) => void) => void;
  readonly stop: () => void;
}

export interface ReleaseSourceOptions {
  readonly folder: string;
  readonly build: () => ReleaseResult;
  readonly first: Release;
  readonly log: { readonly info: (text: string) => void; readonly error: (text: string) => void };
}

const quietMs = 80;

/** Follows the configuration folder: a valid change becomes the next release, a broken one leaves the old one up and is reported. */
export function watchReleases({ folder, build, first, log }: ReleaseSourceOptions): ReleaseSource {
  let current = first;
  let findings: readonly Finding[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners: ((release: Release) => void)[] = [];

  function rebuild(): void {
    try {
      const result = build();
      findings = result.findings;
      if (!result.release) {
        for (const finding of findings)
          log.error(`${finding.file}:${finding.line}:${finding.column} ${finding.message}`);
        log.error(`The configuration has errors; release ${current.hash} stays up.`);
      } else if (result.release.hash !== current.hash) {
        current = result.release;
        log.info(`Release ${current.hash} is up.`);
        for (const listen of listeners) listen(current);
      }
    } catch (error) {
      log.error(
        `The configuration could not be read: ${(error as Error).message}. Release ${current.hash} stays up.`,
      );
    }
  }

  const watcher = watch(folder, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(rebuild, quietMs);
  });
  return {
    current: () => current,
    findings: () => findings,
    onChange: (listen) => listeners.push(listen),
    stop() {
      clearTimeout(timer);
      watcher.close();
    },
  };
}
