import type { Ajv2020 } from "ajv/dist/2020.js";
import type { WidgetManifest } from "../../view/widget-registry.ts";
import { isJsonObject } from "../json/layer.ts";
import { nameHelp } from "../json/nearest-name.ts";
import type { PathProblem } from "../json/path-problem.ts";
import { applyDefaults } from "./apply-defaults.ts";
import { compileProps } from "./config-schemas.ts";
import { mistakesIn } from "./schema-mistakes.ts";
import { holdsAddress } from "./vendor-surface.ts";

export interface ManifestNames {
  readonly widgets: readonly string[];
  readonly operations: ReadonlySet<string>;
  readonly ajv: Ajv2020;
}

/** What the manifest's schema cannot say: names that must exist, a props schema that is one, examples that fit it. */
export function checkManifest(manifest: WidgetManifest, folder: string, names: ManifestNames): PathProblem[] {
  const problems: PathProblem[] = [];
  if (manifest.name !== folder) {
    problems.push({
      path: ["name"],
      code: "id-mismatch",
      message: `Got "${manifest.name}", but the folder is "${folder}".`,
    });
  }
  const props = isJsonObject(manifest.props.properties) ? Object.keys(manifest.props.properties) : [];
  if (manifest.props.additionalProperties !== false) {
    const message = 'The props must be closed: write "additionalProperties": false.';
    problems.push({ path: ["props"], part: "key", code: "open-props", message });
  }
  for (const [request, { source, args, when }] of Object.entries(manifest.data ?? {})) {
    const at = ["data", request];
    if (names.operations.size > 0 && !names.operations.has(source)) {
      problems.push({
        path: [...at, "source"],
        code: "unknown-operation",
        message: `There is no operation "${source}".`,
        ...nameHelp(source, names.operations),
      });
    }
    problems.push(...unknownReferences(args, [...at, "args"], props));
    problems.push(...unknownReferences(when ?? [], [...at, "when"], props));
  }
  for (const [slot, { allow }] of Object.entries(manifest.slots ?? {})) {
    for (const [index, name] of (allow ?? []).entries()) {
      if (names.widgets.includes(name)) continue;
      problems.push({
        path: ["slots", slot, "allow", index],
        code: "unknown-widget",
        message: `There is no widget "${name}".`,
        ...nameHelp(name, names.widgets),
      });
    }
  }
  for (const [index, prop] of (manifest.overridable ?? []).entries()) {
    if (holdsAddress(manifest.props, prop)) {
      const message = `"${prop}" holds an address, and vendors may set none.`;
      problems.push({ path: ["overridable", index], code: "address-open", message });
    }
    if (props.includes(prop)) continue;
    const message = `There is no prop "${prop}" to open to vendors.`;
    problems.push({
      path: ["overridable", index],
      code: "unknown-prop",
      message,
      ...nameHelp(prop, props),
    });
  }
  return [...problems, ...missingSteps(manifest), ...wrongExamples(manifest, names.ajv)];
}

const REFERENCE_GROUPS = ["route", "query", "site", "props", "context", "search", "guest"];

function unknownReferences(
  value: unknown,
  path: readonly (string | number)[],
  props: readonly string[],
): PathProblem[] {
  if (typeof value === "string" && value.startsWith("$")) {
    const [group = "", name = ""] = value.slice(1).split(".");
    if (!REFERENCE_GROUPS.includes(group)) {
      const message = `"${value}" is not a reference; they start with ${REFERENCE_GROUPS.map((one) => `$${one}`).join(", ")}.`;
      return [
        {
          path,
          code: "unknown-reference",
          message,
          suggestion: nameHelp(group, REFERENCE_GROUPS).suggestion,
        },
      ];
    }
    if (group !== "props" || props.includes(name)) return [];
    return [
      {
        path,
        code: "unknown-prop",
        message: `There is no prop "${name}".`,
        suggestion: nameHelp(name, props).suggestion,
      },
    ];
  }
  if (typeof value !== "object" || value === null) return [];
  const members: [string | number, unknown][] = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(value);
  return members.flatMap(([key, member]) => unknownReferences(member, [...path, key], props));
}

/** Props of every older version must have a way up. */
function missingSteps({ version, migrations = [] }: WidgetManifest): PathProblem[] {
  const steps = migrations.map(({ from }) => from);
  const missing = Array.from({ length: version - 1 }, (_, index) => index + 1).find(
    (step) => !steps.includes(step),
  );
  if (missing === undefined) return [];
  const message = `Version ${version} needs a migration from version ${missing}.`;
  return [{ path: ["version"], code: "missing-migration", message }];
}

function wrongExamples({ name, props, examples }: WidgetManifest, ajv: Ajv2020): PathProblem[] {
  let validate: ReturnType<typeof compileProps>;
  try {
    validate = compileProps(ajv, name, props);
  } catch (error) {
    const message = `The props are not a valid schema: ${(error as Error).message}.`;
    return [{ path: ["props"], part: "key", code: "bad-schema", message }];
  }
  return examples.flatMap((example, index) =>
    mistakesIn(validate, applyDefaults(example.props, props, props)).map((mistake) => ({
      ...mistake,
      path: ["examples", index, "props", ...mistake.path],
    })),
  );
}
