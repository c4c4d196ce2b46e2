export { bytesHash } from "../memory/content-hash.ts";
export type { NodeList, PageDocument } from "../page/page-document.ts";
export { fallbackLocales } from "../site/fallback-locales.ts";
export { findSite } from "../site/find-site.ts";
export type { CompiledMessage, MessageCatalogue } from "../site/message-catalogue.ts";
export { messagesOf } from "../site/messages-of.ts";
export type { Release } from "../site/release.ts";
export { type BuildReleaseInput, buildRelease } from "./build/build-release.ts";
export { codeDigest } from "./build/code-digest.ts";
export { type NamePlace, namePlaces } from "./build/name-places.ts";
export {
  createReleaseBuilder,
  type ReleaseBuilder,
  type ReleaseBuilderInput,
  type ReleaseBuildInput,
} from "./build/release-builder.ts";
export { RELEASE_FORMAT, readReleaseText, releaseToText } from "./build/release-text.ts";
export type { BuiltRelease } from "./diff/diff-collector.ts";
export { type Change, diffReleases, type ReleaseDiff } from "./diff/diff-releases.ts";
export { createFinding } from "./json/create-finding.ts";
export type { Finding, FindingFix, FixEdit } from "./json/finding.ts";
export { addProperty, jsonText, setValue } from "./json/json-edit.ts";
export {
  type JsonFile,
  type JsonPath,
  nodeAt,
  parseJsonFile,
  positionOf,
} from "./json/json-file.ts";
export { isJsonObject, isSameJson, type JsonObject, type Layer } from "./json/layer.ts";
export { LIST_OPERATORS, patchList } from "./json/list-operators.ts";
export { didYouMean, nearestName } from "./json/nearest-name.ts";
export { followRef, memberSchema, type SchemaNode } from "./json/schema-node.ts";
export type { Position } from "./json/text-position.ts";
export { WAIVABLE_RULES } from "./json/waivable-rules.ts";
export { mergeLayers } from "./layers/merge-layers.ts";
export type { Provenance } from "./layers/provenance.ts";
export type { CleanWords } from "./messages/clean-words.ts";
export { compileMessage } from "./messages/compile-message.ts";
export {
  type Migrated,
  type MigrationPlan,
  type NotMigrated,
  planMigration,
} from "./migrate/plan-migration.ts";
export { routeParameters } from "./pages/condition-facts.ts";
export { PAGE_MERGE } from "./pages/page-reader.ts";
export { stackOf } from "./provenance/explain-provenance.ts";
export type { TracedRecord } from "./provenance/explain-records.ts";
export { memberOf } from "./provenance/explain-sources.ts";
export { type ConditionInsight, decideCondition } from "./provenance/inspect-condition.ts";
export {
  inspectNode,
  inspectPage,
  type LayerPlace,
  type NodeInsight,
  type PageInsight,
  type ValueInsight,
} from "./provenance/inspect-page.ts";
export { inspectValue } from "./provenance/inspect-value.ts";
export type { ReleaseResult } from "./provenance/release-result.ts";
export { type ConfigSource, readConfigSource } from "./read/config-files.ts";
export {
  type ChangedKind,
  CONFIG_KINDS,
  type ConfigKind,
  configKinds,
  idName,
  recordPlace,
} from "./read/config-kinds.ts";
export { type ConfigPlace, configPlace } from "./read/config-place.ts";
export { type ConfigSchemas, loadConfigSchemas } from "./schema/config-schemas.ts";
export { knownFormats } from "./schema/known-formats.ts";
export { operandCatalogue } from "./schema/operand-catalogue.ts";
export { type ReadManifests, readManifests } from "./schema/read-manifests.ts";
export type { PropsMigration, WidgetMigrations } from "./schema/widget-catalogue.ts";
export { citiesWithoutName } from "./truths/check-city-names.ts";
export { isServerPath } from "./truths/check-routes.ts";
export { distanceUnitOf, weekStartOf } from "./truths/country-measures.ts";
export { isForeignLanguage, isUnnamedLanguage } from "./truths/country-truths.ts";
export { phoneLengthsOf } from "./truths/phone-lengths.ts";
export { postalCodeLike } from "./truths/postal-codes.ts";
export {
  type OpenProp,
  type OpenWidgetReport,
  type VendorReport,
  type VendorReportInput,
  validateAsVendor,
} from "./vendor/vendor-report.ts";
export { type VendorSchemaInput, vendorSchema } from "./vendor/vendor-schema.ts";
