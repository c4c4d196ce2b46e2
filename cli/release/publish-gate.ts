import { type BuiltRelease, type Change, diffReleases, type Finding, readManifests } from "#renderer/release";
import type { ChannelState } from "#server/releases";
import { isError, loadMigrations } from "../project.ts";
import { createKnowingBuilder } from "../validate/known-words.ts";
import { renderFindings } from "../validate/render-findings.ts";
import type { ReleaseDesk } from "./release-desk.ts";

export interface PublishGateInput {
  readonly hash: string;
  /** What the channel shows now. */
  readonly seen: ChannelState;
  /** Beginning of the hash that must be live now, or `folder`. */
  readonly expect?: string;
  /** Why changes that lose guests something are let through. */
  readonly allowBreaking?: string;
}

export type PublishGate =
  | { readonly ok: true; readonly breaking: number }
  | { readonly ok: false; readonly reason: "unexpected"; readonly live: string | null }
  /** A page of it cannot be shown, or it is no release for this code. */
  | { readonly ok: false; readonly reason: "invalid"; readonly findings: readonly Finding[] }
  | { readonly ok: false; readonly reason: "breaking"; readonly changes: readonly Change[] }
  /** What is live is no release for this code, so nobody knows what guests would lose. */
  | { readonly ok: false; readonly reason: "notComparable"; readonly live: string };

/**
 * Whether a stored release may be shown: every page of it renders, what is live is what was expected, and
 * nothing breaks unsaid.
 */
export async function passGate(
  { root, store, progress }: ReleaseDesk,
  { hash, seen, expect, allowBreaking }: PublishGateInput,
): Promise<PublishGate> {
  if (expect !== undefined && !isExpected(seen.release, expect))
    return { ok: false, reason: "unexpected", live: seen.release };
  const { manifests } = readManifests(root);
  const migrations = await loadMigrations(root, manifests);
  const build = createKnowingBuilder({ root, widgets: manifests, migrations });
  const built = async (of: string) => {
    const source = await store.source(of);
    return source ? build({ source, now: new Date() }) : undefined;
  };
  progress.say("Rendering every page …");
  const after = await built(hash);
  if (!after?.release) return { ok: false, reason: "invalid", findings: after?.findings ?? [] };
  const shown = await renderFindings(root, after);
  if (shown.some(isError)) return { ok: false, reason: "invalid", findings: shown };
  if (seen.release === null || seen.release === hash) return { ok: true, breaking: 0 };

  progress.say("Comparing it with what is live …");
  // A damaged one is as good as none.
  const before = await built(seen.release).catch(() => undefined);
  const isAllowed = Boolean(allowBreaking?.trim());
  if (!isBuilt(before))
    return isAllowed ? { ok: true, breaking: 0 } : { ok: false, reason: "notComparable", live: seen.release };
  const { changes } = diffReleases(before, { ...after, release: after.release });
  const breaking = changes.filter((change) => change.class === "breaking");
  return breaking.length > 0 && !isAllowed
    ? { ok: false, reason: "breaking", changes: breaking }
    : { ok: true, breaking: breaking.length };
}

/** @throws when too little of a hash is given to name one release. */
function isExpected(live: string | null, expect: string): boolean {
  if (expect === "folder") return live === null;
  if (!/^[0-9a-f]{8,16}$/.test(expect))
    throw new Error(`--expect takes "folder" or at least eight characters of a hash, not "${expect}".`);
  return live?.startsWith(expect) ?? false;
}

function isBuilt(
  result: (Omit<BuiltRelease, "release"> & { readonly release: BuiltRelease["release"] | null }) | undefined,
): result is BuiltRelease {
  return Boolean(result?.release);
}
