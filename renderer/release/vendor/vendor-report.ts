import type { WidgetManifest } from "../../view/widget-registry.ts";
import type { Finding } from "../json/finding.ts";
import { isJsonObject } from "../json/layer.ts";
import type { SchemaNode } from "../json/schema-node.ts";
import type { ReleaseResult } from "../provenance/release-result.ts";
import { openWidgets } from "../schema/vendor-surface.ts";

/** A prop a vendor may set, as an editor of its file would want to see it. */
export interface OpenProp {
  /** `message id`, the allowed values, or the JSON type with its bounds. */
  readonly type: string;
  readonly description: string;
  /** What the vendor's file says; undefined when it leaves the site's own value. */
  readonly value: unknown;
}

/** A widget a vendor may change or leave out. */
export interface OpenWidgetReport {
  readonly widget: string;
  readonly description: string;
  readonly hideable: boolean;
  readonly hidden: boolean;
  readonly props: Readonly<Record<string, OpenProp>>;
}

/** A vendor's view of the configuration: its own mistakes and what is open to it, nothing of anybody else. */
export interface VendorReport {
  readonly vendor: string;
  readonly file: string;
  readonly findings: readonly Finding[];
  readonly open: readonly OpenWidgetReport[];
}

export interface VendorReportInput {
  readonly vendor: string;
  readonly result: Pick<ReleaseResult, "findings">;
  readonly widgets: Iterable<WidgetManifest>;
  /** What the vendor's file holds, whether or not it is valid; undefined when there is none. */
  readonly value: unknown;
}

/**
 * Checks a vendor's file as the vendor: `validate --as vendor:NAME` (MODE-05). A vendor without a file gets
 * one finding.
 */
export function validateAsVendor({ vendor, result, widgets, value }: VendorReportInput): VendorReport {
  const file = `config/microsites/${vendor}.json`;
  const own = result.findings.filter((finding) => finding.file === file);
  const settings = memberOf(value, "settings");
  const hidden = memberOf(value, "hideWidgets");
  return {
    vendor,
    file,
    findings: value === undefined && own.length === 0 ? [noVendor(vendor, file)] : own,
    open: openWidgets(widgets).map(({ name, props, ...widget }) => ({
      ...widget,
      widget: name,
      hidden: Array.isArray(hidden) && hidden.includes(name),
      props: Object.fromEntries(
        Object.entries(props).map(([prop, schema]) => [
          prop,
          {
            type: typeName(schema),
            description: String(schema.description ?? ""),
            value: memberOf(memberOf(settings, name), prop),
          },
        ]),
      ),
    })),
  };
}

function memberOf(value: unknown, key: string): unknown {
  return isJsonObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

function typeName(schema: SchemaNode): string {
  if (schema["x-message"] === true) return "message id";
  if (Array.isArray(schema.enum)) return schema.enum.map((one) => JSON.stringify(one)).join(" | ");
  if (isJsonObject(schema.items)) return `list of ${typeName(schema.items)}`;
  const { minimum, maximum } = schema;
  const bounds = [
    ...(minimum === undefined ? [] : [`at least ${minimum}`]),
    ...(maximum === undefined ? [] : [`at most ${maximum}`]),
  ].join(", ");
  return `${[schema.type ?? "any"].flat().join(" or ")}${bounds && ` (${bounds})`}`;
}

function noVendor(vendor: string, file: string): Finding {
  const message = `There is no vendor "${vendor}".`;
  return { code: "unknown-vendor", severity: "error", file, line: 1, column: 1, message, sites: [] };
}
