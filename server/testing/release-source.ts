import { join } from "node:path";
import {
  type ConfigSource,
  codeDigest,
  createReleaseBuilder,
  type ReleaseResult,
  readConfigSource,
  readManifests,
} from "#renderer/release";
import { migrations } from "#widgets/migrations";
import type { ReleaseToStore } from "../releases/release-store.ts";

export const projectRoot = join(import.meta.dirname, "../..");
export const manifests = readManifests(projectRoot).manifests;
export const code = codeDigest(projectRoot, manifests);

let read: ConfigSource | undefined;

/**
 * The project's configuration with the first occurrence of a text in a file replaced, so that tests have
 * several releases.
 */
export function sourceWith(path: string, from: string, to: string): ConfigSource {
  read ??= readConfigSource(projectRoot);
  const text = read.texts.get(path);
  if (!text?.includes(from)) throw new Error(`${path} has no ${from}`);
  return { ...read, texts: new Map([...read.texts, [path, text.replace(from, to)]]) };
}

const build = createReleaseBuilder({ root: projectRoot, widgets: manifests, migrations });

/** Builds a source with all widgets of the project. */
export function resultOf(source: ConfigSource): ReleaseResult {
  return build({ source, now: new Date("2027-03-01T12:00:00Z") });
}

/** What `put` takes, of a source that must be valid. */
export function toStore(source: ConfigSource): ReleaseToStore {
  const { release, findings } = resultOf(source);
  if (!release) throw new Error(JSON.stringify(findings.slice(0, 3)));
  return { release, source, code };
}
