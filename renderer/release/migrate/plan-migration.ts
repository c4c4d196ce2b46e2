import type { WidgetManifest } from "../../view/widget-registry.ts";
import { setValue } from "../json/json-edit.ts";
import { type JsonFile, type JsonPath, positionOf } from "../json/json-file.ts";
import { isJsonObject, isSameJson, type JsonObject } from "../json/layer.ts";
import { pageStacks } from "../layers/page-stacks.ts";
import { migrateProps } from "../pages/migrate-props.ts";
import { type ConfigSource, createConfigParser } from "../read/config-files.ts";
import { type ConfigIndex, indexConfig } from "../read/config-index.ts";
import { type ConfigMigrations, configMigrations } from "../read/config-migrations.ts";
import {
  createWidgetCatalogue,
  type WidgetCatalogue,
  type WidgetMigrations,
} from "../schema/widget-catalogue.ts";
import { migrateNodes } from "./migrate-nodes.ts";

/** One thing that is behind, and the version it is brought to. */
export interface Migrated {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** `main.story` of a page, `modals.searchbar`, or the kind of the file. */
  readonly what: string;
  readonly from: number;
  readonly to: number;
}

/** Something behind that only a person can bring up. */
export interface NotMigrated {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly what: string;
  readonly message: string;
}

export interface MigrationPlan {
  /** New texts by path, of files that change. */
  readonly texts: ReadonlyMap<string, string>;
  readonly migrated: readonly Migrated[];
  readonly stuck: readonly NotMigrated[];
}

export interface MigrationInput {
  readonly source: ConfigSource;
  readonly widgets: readonly WidgetManifest[];
  readonly migrations: WidgetMigrations;
  readonly configMigrations?: ConfigMigrations;
}

/**
 * Brings widgets' props and documents up to the versions the code knows, in the files that hold them. Every
 * site resolves to the same pages as before; what cannot be rewritten so is named instead. Writes nothing.
 */
export function planMigration({
  source,
  widgets,
  migrations,
  configMigrations: steps = configMigrations,
}: MigrationInput): MigrationPlan {
  const parse = createConfigParser();
  const draft: Draft = { edits: [], migrated: [], stuck: [] };
  migrateDocuments(indexConfig(parse(source)), steps, draft);
  // Nodes are looked for in the documents as they are then.
  const documents = edited(source.texts, draft.edits.splice(0));
  const index = indexConfig(parse({ ...source, texts: new Map([...source.texts, ...documents]) }));
  const catalogue = createWidgetCatalogue(widgets, migrations);
  for (const page of index.layeredIds("page")) migratePage(index, page, catalogue, draft);
  migrateModals(index, catalogue, draft);
  const nodes = edited(new Map([...source.texts, ...documents]), draft.edits);
  return { texts: new Map([...documents, ...nodes]), migrated: draft.migrated, stuck: draft.stuck };
}

function edited(texts: ReadonlyMap<string, string>, edits: Draft["edits"]): Map<string, string> {
  const changed = new Map<string, string>();
  for (const { file, path, value } of edits)
    changed.set(file, setValue(changed.get(file) ?? texts.get(file) ?? "", path, value));
  return changed;
}

interface Draft {
  /** `value: undefined` takes something away. */
  readonly edits: { readonly file: string; readonly path: JsonPath; readonly value: unknown }[];
  readonly migrated: Migrated[];
  readonly stuck: NotMigrated[];
}

function migratePage(index: ConfigIndex, page: string, widgets: WidgetCatalogue, draft: Draft): void {
  const { moves, stuck } = migrateNodes(pageStacks(index, page), widgets);
  const nameOf = (path: JsonPath) => path.filter((_, at) => at % 4 === 1 || at % 4 === 3).join(".");
  for (const { patch, from, to, v, props } of moves) {
    const { source } = patch.layer;
    const before = draft.edits.length;
    if (v !== undefined)
      draft.edits.push({ file: source.file, path: [...patch.at, "v"], value: v ?? undefined });
    if (props) draft.edits.push({ file: source.file, path: [...patch.at, "props"], value: props });
    if (draft.edits.length > before)
      draft.migrated.push({ ...place(source, patch.at), what: nameOf(patch.path), from, to });
  }
  for (const { patch, message } of stuck)
    draft.stuck.push({ ...place(patch.layer.source, patch.at), what: nameOf(patch.path), message });
}

function migrateModals(index: ConfigIndex, widgets: WidgetCatalogue, draft: Draft): void {
  const source = index.byKind("modals").get("modals");
  const modals = isJsonObject(source?.value) && isJsonObject(source.value.modals) ? source.value.modals : {};
  for (const [name, modal] of source ? Object.entries(modals) : []) {
    const known = isJsonObject(modal) ? widgets.get(String(modal.widget)) : undefined;
    if (!source || !known || !isJsonObject(modal)) continue;
    const from = typeof modal.v === "number" ? modal.v : 1;
    const to = known.manifest.version;
    if (from >= to) continue;
    const props = isJsonObject(modal.props) ? modal.props : {};
    const result = migrateProps(known, from, props);
    const path = ["modals", name];
    const what = path.join(".");
    if (!result.ok) {
      draft.stuck.push({ ...place(source, path), what, message: result.message });
      continue;
    }
    draft.edits.push({ file: source.file, path: [...path, "v"], value: to });
    if (!isSameJson(result.props, props))
      draft.edits.push({ file: source.file, path: [...path, "props"], value: result.props });
    draft.migrated.push({ ...place(source, path), what, from, to });
  }
}

/** Documents that say their version in `v`; the layers of a page have the version its first layer says. */
function migrateDocuments(index: ConfigIndex, steps: ConfigMigrations, draft: Draft): void {
  for (const { source, place: where } of index.files) {
    const own = steps[where.kind] ?? [];
    if (own.length === 0 || !isJsonObject(source.value)) continue;
    const [first] = where.kind === "page" ? index.layersOf("page", where.id, "", "") : [];
    const said = source.value.v ?? (isJsonObject(first?.value) ? first.value.v : undefined);
    const from = typeof said === "number" ? said : 1;
    const due = own.filter((step) => step.from >= from).sort((a, b) => a.from - b.from);
    const to = from + due.length;
    if (due.length === 0) continue;
    const migrated = due.reduce<JsonObject>((layer, { migrate }) => migrate(layer), source.value);
    const next: JsonObject = "v" in source.value ? { ...migrated, v: to } : migrated;
    const keys = new Set([...Object.keys(source.value), ...Object.keys(next)]);
    const changed = [...keys].filter((key) => !isSameJson((source.value as JsonObject)[key], next[key]));
    for (const key of changed) draft.edits.push({ file: source.file, path: [key], value: next[key] });
    if (changed.length > 0) draft.migrated.push({ ...place(source, []), what: where.kind, from, to });
  }
}

function place(source: JsonFile, path: JsonPath) {
  return { file: source.file, ...positionOf(source, path) };
}
