export type { NodeList, PageDocument } from "../plan/page-document.ts";
export { fallbackLocales } from "../site/fallback-locales.ts";
export { findSite } from "../site/find-site.ts";
export { type BuildReleaseInput, buildRelease } from "./build-release.ts";
export { citiesWithoutName } from "./check-city-names.ts";
export { isServerPath } from "./check-routes.ts";
export { codeDigest } from "./code-digest.ts";
export { compileMessage } from "./compile-message.ts";
export { routeNames, routeParameters } from "./condition-facts.ts";
export { type ConfigSource, readConfigSource } from "./config-files.ts";
export { type ConfigKind, type ConfigPlace, configPlace } from "./config-place.ts";
export { type ConfigSchemas, loadConfigSchemas } from "./config-schemas.ts";
export { bytesHash } from "./content-hash.ts";
export { distanceUnitOf, weekStartOf } from "./country-measures.ts";
export { isForeignLanguage } from "./country-truths.ts";
export type { BuiltRelease } from "./diff-collector.ts";
export { type Change, diffReleases, type ReleaseDiff } from "./diff-releases.ts";
export { stackOf } from "./explain-provenance.ts";
export type { TracedRecord } from "./explain-records.ts";
export { memberOf } from "./explain-sources.ts";
export { type ConditionInsight, decideCondition } from "./inspect-condition.ts";
export {
  inspectNode,
  inspectPage,
  type LayerPlace,
  type NodeInsight,
  type PageInsight,
  type ValueInsight,
} from "./inspect-page.ts";
export { inspectValue } from "./inspect-value.ts";
export { addProperty, jsonText, setValue } from "./json-edit.ts";
export {
  type JsonFile,
  type JsonPath,
  nodeAt,
  type Position,
  parseJsonFile,
  positionOf,
} from "./json-file.ts";
export { knownFormats } from "./known-formats.ts";
export { isJsonObject, isSameJson, type JsonObject, type Layer } from "./layer.ts";
export { LIST_OPERATORS, patchList } from "./list-operators.ts";
export { mergeLayers } from "./merge-layers.ts";
export { messagesOf } from "./messages-of.ts";
export { type NamePlace, namePlaces } from "./name-places.ts";
export { didYouMean, nearestName } from "./nearest-name.ts";
export { operandCatalogue } from "./operand-catalogue.ts";
export { PAGE_MERGE } from "./page-reader.ts";
export { phoneLengthsOf } from "./phone-lengths.ts";
export {
  type Migrated,
  type MigrationPlan,
  type NotMigrated,
  planMigration,
} from "./plan-migration.ts";
export { type ReadManifests, readManifests } from "./read-manifests.ts";
export type {
  CompiledMessage,
  Finding,
  FindingFix,
  FixEdit,
  MessageCatalogue,
  Provenance,
  Release,
  ReleaseResult,
} from "./release.ts";
export { createReleaseBuilder, type ReleaseBuilder, type ReleaseBuildInput } from "./release-builder.ts";
export { RELEASE_FORMAT, readReleaseText, releaseToText } from "./release-text.ts";
export { followRef, memberSchema, type SchemaNode } from "./schema-node.ts";
export {
  type OpenProp,
  type OpenWidgetReport,
  type VendorReport,
  type VendorReportInput,
  validateAsVendor,
} from "./vendor-report.ts";
export { type VendorSchemaInput, vendorSchema } from "./vendor-schema.ts";
export type { PropsMigration, WidgetMigrations } from "./widget-catalogue.ts";
