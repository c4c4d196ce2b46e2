import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type ConfigSource, type Finding, readManifests } from "#renderer/release";
import { isError, loadMigrations } from "../project.ts";
import { createKnowingBuilder } from "../validate/known-words.ts";
import { renderFindings } from "../validate/render-findings.ts";
import type { ChangePlan } from "./change-plan.ts";
import type { ProjectText } from "./project-text.ts";
import type { Kind } from "./thing.ts";

/**
 * What a plan would break: errors and warnings that the configuration has after it and had not before.
 * `renders` is whether every page is rendered, too.
 */
export async function checkChange(
  { root, source }: Pick<ProjectText, "root" | "source">,
  plan: ChangePlan,
  { kind, name, to }: { readonly kind: Kind; readonly name: string; readonly to?: string },
  { renders = true }: { readonly renders?: boolean } = {},
): Promise<readonly Finding[]> {
  const { manifests } = readManifests(root);
  const changed = manifests.map((manifest) => {
    const text = plan.texts.get(`widgets/${manifest.name}/widget.json`);
    // Another text of a manifest differs in names alone, which keep its shape.
    return text === undefined ? manifest : (JSON.parse(text) as typeof manifest);
  });
  const left =
    kind === "widget"
      ? changed.flatMap((each) =>
          each.name !== name ? [each] : to === undefined ? [] : [{ ...each, name: to }],
        )
      : changed;
  const migrations = await loadMigrations(root, manifests);
  const moved =
    to === undefined ? migrations : { ...migrations, ...(migrations[name] && { [to]: migrations[name] }) };
  const now = new Date();
  const builds = createKnowingBuilder({ root, widgets: manifests, migrations });
  const isOfManifests = left.some((manifest, index) => manifest !== manifests[index]);
  const buildAfter =
    isOfManifests || left.length !== manifests.length
      ? createKnowingBuilder({ root, widgets: left, migrations: moved })
      : builds;
  const after = buildAfter({ now, source: planned(source, plan) });
  // Views are the ones of the code as it is: where that changes too, they say nothing of the plan.
  const ofCode = [...plan.texts.keys()].some((file) => !file.startsWith("config/"));
  const isReady = renders && kind !== "widget" && !ofCode && !after.findings.some(isError);
  const rendered = isReady ? await renderFindings(root, after) : [];
  const found = [...after.findings, ...rendered].filter(({ severity }) => severity !== "info");
  if (found.length === 0) return [];
  const known = new Set(builds({ now, source }).findings.map(keyOf));
  const places = new Map([...plan.moved].map(([from, moved]) => [moved, from]));
  // What was said under the old name is no news under the new one.
  const asBefore = ({ code, file, message }: Finding) =>
    keyOf({
      code,
      file: places.get(file) ?? file,
      message: to === undefined ? message : message.replaceAll(to, name),
    });
  return found.filter((finding) => !known.has(keyOf(finding)) && !known.has(asBefore(finding)));
}

/** The configuration as the plan leaves it. */
function planned(now: ConfigSource, { texts, removed, moved }: ChangePlan): ConfigSource {
  const inConfig = new Map([...now.texts].filter(([file]) => !removed.has(file) && !moved.has(file)));
  for (const [from, to] of moved) {
    const text = now.texts.get(from);
    if (text !== undefined) inConfig.set(to, text);
  }
  for (const [file, text] of texts) if (/^config\/.+\.json$/.test(file)) inConfig.set(file, text);
  const brandFiles = new Map<string, Uint8Array>();
  for (const [name, bytes] of now.brandFiles) {
    const file = `config/brands/${name.replace("/", "/assets/")}`;
    const to = moved.get(file) ?? file;
    if (!removed.has(file)) brandFiles.set(to.replace(/^config\/brands\/([^/]+)\/assets\//, "$1/"), bytes);
  }
  return { ...now, texts: new Map([...inConfig].sort(([a], [b]) => (a < b ? -1 : 1))), brandFiles };
}

function keyOf({ code, file, message }: Pick<Finding, "code" | "file" | "message">): string {
  return [code, file, message].join("\u001f");
}

/** Text of a file that stands; empty when there is none. */
export function textOf(root: string, file: string): string {
  return existsSync(join(root, file)) ? readFileSync(join(root, file), "utf8") : "";
}
