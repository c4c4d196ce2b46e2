import colours from "picocolors";
import { prettyFindings } from "../output/pretty-findings.ts";
import { type ReleaseOptions, withReleases } from "./release-desk.ts";
import { storeFolder } from "./store-folder.ts";
import { kilobytes } from "./words.ts";

export interface ReleaseBuildOptions extends ReleaseOptions {
  readonly note?: string;
}

/**
 * `staywright release build`: stores the release of the configuration folder, published or not. Returns 1
 * when the configuration has errors.
 */
export function buildRelease(options: ReleaseBuildOptions): Promise<number> {
  return withReleases(options, async (desk) => {
    const stored = await storeFolder(desk, options.note);
    desk.progress.end();
    if (!stored.ok) {
      if (options.json) console.log(JSON.stringify({ hash: null, findings: stored.findings }, null, 2));
      else console.error(`${prettyFindings(options.root, stored.findings)}\n\nNothing was stored.`);
      return 1;
    }
    const { release, isNew, bytes, findings } = stored;
    const { hash, sites } = release;
    if (options.json) {
      const ids = Object.keys(sites);
      console.log(JSON.stringify({ hash, isNew, sites: ids, bytes, findings }, null, 2));
      return 0;
    }
    const state = isNew ? "stored" : "stored before, nothing new";
    console.log(
      `release ${colours.bold(hash)}  ${Object.keys(sites).length} sites, ${kilobytes(bytes)}, ${findings.length} findings ${colours.dim(`(${state})`)}`,
    );
    console.log(colours.dim(`Look at it:  staywright release preview ${hash.slice(0, 8)}`));
    console.log(colours.dim(`Publish it:  staywright release publish ${hash.slice(0, 8)}`));
    return 0;
  });
}
