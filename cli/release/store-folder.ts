import { type Finding, type Release, readConfigSource } from "#renderer/release";
import { buildProject, isError } from "../project.ts";
import { renderFindings } from "../validate/render-findings.ts";
import type { ReleaseDesk } from "./release-desk.ts";

export type StoredFolder =
  | {
      readonly ok: true;
      readonly release: Release;
      readonly isNew: boolean;
      /** Bytes it takes in the database. */
      readonly bytes: number;
      readonly findings: readonly Finding[];
    }
  /** The configuration has errors; nothing was stored. */
  | { readonly ok: false; readonly findings: readonly Finding[] };

/**
 * Builds the release of the configuration folder, renders its pages and stores it. A configuration with
 * errors is refused.
 */
export async function storeFolder(
  { root, store, code, progress }: ReleaseDesk,
  note = "",
): Promise<StoredFolder> {
  progress.say("Building the release …");
  const source = readConfigSource(root);
  const { release, findings: found, explain } = await buildProject(root, source.texts);
  if (!release || found.some(isError)) return { ok: false, findings: found };
  progress.say("Rendering every page …");
  const findings = [...found, ...(await renderFindings(root, { release, explain }))];
  if (findings.some(isError)) return { ok: false, findings };
  progress.say("Storing the release …");
  const { isNew, bytes } = await store.put({ release, source, code, note, findings: findings.length });
  return { ok: true, release, isNew, bytes, findings };
}
