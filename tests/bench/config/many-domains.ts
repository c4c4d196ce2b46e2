import { buildRelease, readConfigSource, readManifests } from "#renderer/release";
import { migrations } from "#widgets/migrations";
import { syntheticSource } from "./synthetic.ts";

/** Builds one synthetic release in a process of its own and says how long and how much memory it took. */
const [root = "", sitesPer = "1"] = process.argv.slice(2);
const widgets = readManifests(root).manifests;
const real = readConfigSource(root);
buildRelease({ root, widgets, migrations, source: real, now: new Date() });
const source = syntheticSource(real, {
  countries: 250,
  brands: 4,
  sitesPer: Number(sitesPer),
  locales: ["en", "nl", "de"],
});
const before = process.memoryUsage().rss;
const started = performance.now();
const { release, findings } = buildRelease({ root, widgets, migrations, source, now: new Date() });
const ms = performance.now() - started;
if (!release) throw new Error(findings.map(({ file, message }) => `${file} ${message}`).join("\n"));
const { rss } = process.memoryUsage();
process.send?.({
  ms,
  sites: Object.keys(release.sites).length,
  megabytes: rss / 1e6,
  grown: (rss - before) / 1e6,
});
