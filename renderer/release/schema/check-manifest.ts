import type { Ajv2020 } from "ajv/dist/2020.js";
import type { WidgetManifest } from "../../view/widget-registry.ts";
import { isJsonObject } from "../json/layer.ts";
import { nameHelp } from "../json/nearest-name.ts";
import type { PathProblem } from "../json/path-problem.ts";
import type { CallSchemas } from "./answer-schemas.ts";
import { applyDefaults } from "./apply-defaults.ts";
import { type ConfigSchemas, compileProps } from "./config-schemas.ts";
import { recordField } from "./operand-field.ts";
import { fitsPlainly, isPlainSchema } from "./plain-fit.ts";
import { mistakesIn } from "./schema-mistakes.ts";
import { holdsAddress } from "./vendor-surface.ts";

export interface ManifestNames {
  readonly widgets: readonly string[];
  readonly calls: CallSchemas;
  /** Files of English words; none where there is no configuration. */
  readonly namespaces: ReadonlySet<string>;
  /** Schemas of the records a reference may read. */
  readonly records: ConfigSchemas;
  readonly ajv: Ajv2020;
}

/**
 * What the manifest's schema cannot say: names that must exist, a props schema that is one, examples that fit
 * it.
 */
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
    if (names.calls.operations.size > 0 && !names.calls.operations.has(source)) {
      problems.push({
        path: [...at, "source"],
        code: "unknown-operation",
        message: `There is no operation "${source}".`,
        ...nameHelp(source, names.calls.operations.keys()),
      });
    }
    problems.push(...unknownArguments(args, source, [...at, "args"], names));
    problems.push(...unknownReferences(args, [...at, "args"], props, names));
    problems.push(...unknownReferences(when ?? [], [...at, "when"], props, names));
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
  for (const [index, namespace] of (manifest.messages ?? []).entries()) {
    if (names.namespaces.size === 0 || names.namespaces.has(namespace)) continue;
    const message = `There are no words of the namespace "${namespace}" to take to the browser.`;
    const near = nameHelp(namespace, names.namespaces);
    problems.push({ path: ["messages", index], code: "unknown-namespace", message, ...near });
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
  const slips = propSlips(manifest.props);
  // Examples are held to what the props say: where that is wrong, so are they.
  const examples = slips.length > 0 ? [] : wrongExamples(manifest, names.ajv);
  return [
    ...problems,
    ...missingSteps(manifest),
    ...slips,
    ...examples,
    ...wrongAnswers(manifest, names.calls),
  ];
}

/** Arguments that the operation does not take: it would refuse the request, or answer another one. */
function unknownArguments(
  args: unknown,
  source: string,
  path: readonly string[],
  { calls }: ManifestNames,
): PathProblem[] {
  const known = calls.operations.get(source);
  if (!known || !isJsonObject(args)) return [];
  return Object.keys(args).flatMap((name): PathProblem[] => {
    if (known.has(name)) return [];
    const message = `"${source}" takes no argument "${name}".`;
    const near = nameHelp(name, known);
    return [{ path: [...path, name], part: "key", code: "unknown-argument", message, ...near }];
  });
}

/**
 * What props say of themselves that no value can meet: a required one nobody declares, bounds that cross, a
 * default outside of them.
 */
function propSlips(schema: WidgetManifest["props"]): PathProblem[] {
  const members = isJsonObject(schema.properties) ? schema.properties : {};
  const required = Array.isArray(schema.required) ? schema.required : [];
  const lost = required.flatMap((name, index): PathProblem[] => {
    if (Object.hasOwn(members, String(name))) return [];
    const message = `There is no prop "${name}" to be required.`;
    const near = nameHelp(String(name), Object.keys(members));
    return [{ path: ["props", "required", index], code: "unknown-prop", message, ...near }];
  });
  const odd = Object.entries(members).flatMap(([name, member]): PathProblem[] => {
    if (!isJsonObject(member)) return [];
    const { minimum, maximum, default: usual, enum: values } = member;
    const at = ["props", "properties", name];
    if (typeof minimum === "number" && typeof maximum === "number" && minimum > maximum) {
      const message = `"${name}" is at least ${minimum} and at most ${maximum}: no number is both.`;
      const suggestion = "Write the smaller one as minimum.";
      return [{ path: [...at, "minimum"], code: "wrong-order", message, suggestion }];
    }
    const isOut =
      typeof usual === "number" &&
      ((typeof minimum === "number" && usual < minimum) || (typeof maximum === "number" && usual > maximum));
    if (isOut) {
      const message = `"${name}" is ${usual} when absent, which is not from ${minimum ?? "…"} to ${maximum ?? "…"}.`;
      return [{ path: [...at, "default"], code: "out-of-range", message, suggestion: "Write one between." }];
    }
    if (!Array.isArray(values) || usual === undefined || values.includes(usual)) return [];
    const message = `"${name}" is ${JSON.stringify(usual)} when absent, which is none of ${values.join(", ")}.`;
    const near = nameHelp(String(usual), values.map(String));
    return [{ path: [...at, "default"], code: "unknown-value", message, ...near }];
  });
  return [...lost, ...odd];
}

const REFERENCE_GROUPS = ["route", "query", "site", "props", "context", "search", "guest"];

function unknownReferences(
  value: unknown,
  path: readonly (string | number)[],
  props: readonly string[],
  names: Pick<ManifestNames, "records">,
): PathProblem[] {
  if (typeof value === "string" && value.startsWith("$")) {
    const [group = "", name = "", ...rest] = value.slice(1).split(".");
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
    // Items of a list have numbers for names.
    const item = rest.findIndex((part) => /^\d+$/.test(part));
    const field = rest.slice(0, item === -1 ? undefined : item).join(".");
    if (group === "site" && field !== "" && names.records.has(name)) {
      const found = recordField(name, field, names.records);
      if (found.ok || found.isRecord) return [];
      const known = found.known.map((member) => [...found.before, member].join("."));
      const message = `"${field}" is no field of the ${name}.`;
      return [{ path, code: "unknown-reference", message, ...nameHelp(field, known) }];
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
  return members.flatMap(([key, member]) => unknownReferences(member, [...path, key], props, names));
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
  const plain = { formats: ajv.formats, follow: () => undefined };
  const fits = (written: WidgetManifest["props"]) =>
    fitsPlainly(applyDefaults(written, props, props), props, props, plain);
  if (isPlainSchema(props, ajv.formats) && examples.every((example) => fits(example.props))) return [];
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

/**
 * Examples that answer requests the widget does not make, or not as the call answers: what is rendered and
 * tested with them is nothing that guests ever see.
 */
function wrongAnswers({ data = {}, examples }: WidgetManifest, calls: CallSchemas): PathProblem[] {
  return examples.flatMap(({ data: answers = {}, errors = {} }, index) => [
    ...Object.entries({ data: answers, errors }).flatMap(([member, byName]) =>
      Object.keys(byName).flatMap((name): PathProblem[] => {
        if (Object.hasOwn(data, name)) return [];
        const message = `The widget makes no request "${name}".`;
        const path = ["examples", index, member, name];
        return [
          { path, part: "key", code: "unknown-request", message, ...nameHelp(name, Object.keys(data)) },
        ];
      }),
    ),
    ...Object.entries(answers).flatMap(([name, answer]) =>
      calls.mistakesInAnswer(data[name]?.source ?? "", answer).map((mistake) => ({
        ...mistake,
        path: ["examples", index, "data", name, ...mistake.path],
      })),
    ),
  ]);
}
