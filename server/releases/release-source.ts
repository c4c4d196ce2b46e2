import type { Release } from "#renderer";
import type { Finding, ReleaseResult } from "#renderer/release";
import { watchFolder } from "./watch-folder.ts";

export interface ReleaseSource {
  readonly current: () => Release;
  /** Findings of the last attempt; errors among them mean the release is an older one. */
  readonly findings: () => readonly Finding[];
  /** Told of them after each attempt. */
  readonly onFindings: (listen: (findings: readonly Finding[]) => void) => void;
  readonly onChange: (listen: (release: Release) => void) => void;
  readonly stop: () => void;
}

export interface FolderReleases extends ReleaseSource {
  /** Builds the folder now; done when its release is up or its mistakes are told. */
  readonly refresh: () => Promise<void>;
}

export interface ReleaseLog {
  readonly info: (text: string) => void;
  readonly error: (text: string) => void;
}

type Build = Pick<ReleaseResult, "release" | "findings">;

export interface ReleaseSourceOptions {
  readonly folder: string;
  readonly build: () => Build | Promise<Build>;
  readonly first: Release;
  readonly log: ReleaseLog;
}

/**
 * Follows the configuration folder: a valid change becomes the next release, a broken one leaves the old one
 * up and is reported.
 */
export function watchReleases({ folder, build, first, log }: ReleaseSourceOptions): FolderReleases {
  let current = first;
  let findings: readonly Finding[] = [];
  let isStopped = false;
  let last = Promise.resolve();
  const listeners: ((release: Release) => void)[] = [];
  const told: ((findings: readonly Finding[]) => void)[] = [];

  async function rebuild(): Promise<void> {
    try {
      if (isStopped) return;
      const result = await build();
      if (isStopped) return;
      findings = result.findings;
      for (const tell of told) tell(findings);
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

  /** One build after the other: a later one must not be overtaken by an earlier one. */
  const refresh = () => {
    last = last.then(rebuild);
    return last;
  };
  const stopWatching = watchFolder(folder, refresh);
  return {
    current: () => current,
    findings: () => findings,
    onFindings: (listen) => told.push(listen),
    onChange: (listen) => listeners.push(listen),
    refresh,
    stop() {
      isStopped = true;
      stopWatching();
    },
  };
}
