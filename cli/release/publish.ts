import colours from "picocolors";
import { prettyFindings } from "../output/pretty-findings.ts";
import { tellChange } from "./arrival.ts";
import { pickRelease, type ReleaseDesk, type ReleaseOptions, withReleases } from "./release-desk.ts";
import { storeFolder } from "./store-folder.ts";

export interface ReleasePublishOptions extends ReleaseOptions {
  /** Beginning of the hash of a stored release; the configuration folder is built and published when absent. */
  readonly hash?: string;
  readonly note?: string;
}

/**
 * `staywright release publish [hash]`: shows a release on every running server. Returns 1 when the configuration has errors, when this
 * code cannot serve the release, or when somebody else published meanwhile.
 */
export function publishRelease(options: ReleasePublishOptions): Promise<number> {
  return withReleases(options, async (desk) => {
    const seen = await desk.channel.state();
    const hash = options.hash
      ? (await pickRelease(desk, options.hash)).hash
      : await storedFolder(desk, options);
    if (hash === null) return 1;
    desk.progress.say("Checking the stored release …");
    const loaded = await desk.load(hash);
    if (!loaded.ok) {
      desk.progress.end();
      if (options.json) console.log(JSON.stringify({ ok: false, reason: loaded.reason }, null, 2));
      else console.error(colours.red(`${loaded.reason} Nothing was published.`));
      return 1;
    }
    return tellChange(desk, await desk.channel.publish(hash, { seen, note: options.note }), options.json);
  });
}

async function storedFolder(
  desk: ReleaseDesk,
  { root, note, json }: ReleasePublishOptions,
): Promise<string | null> {
  const stored = await storeFolder(desk, note);
  if (stored.ok) return stored.release.hash;
  desk.progress.end();
  if (json) console.log(JSON.stringify({ ok: false, reason: "invalid", findings: stored.findings }, null, 2));
  else console.error(`${prettyFindings(root, stored.findings)}\n\nNothing was published.`);
  return null;
}
