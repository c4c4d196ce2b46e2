import type { ValidateFunction } from "ajv";
import type { WidgetManifest } from "../../view/widget-registry.ts";
import { compileProps, createAjv } from "./config-schemas.ts";
import { fitsPlainly } from "./plain-fit.ts";
import { type Mistake, mistakesIn } from "./schema-mistakes.ts";

/** Turns props of one version into props of the next. */
export type PropsMigration = (props: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;

/** Migrations by widget name and the version they read. */
export type WidgetMigrations = Readonly<Record<string, Readonly<Record<number, PropsMigration>>>>;

/** A widget as the release checks pages against it. */
export interface KnownWidget {
  readonly manifest: WidgetManifest;
  readonly migrations: Readonly<Record<number, PropsMigration>>;
  /** What is wrong with props; what plainly fits has nothing compiled for it. */
  readonly mistakes: (props: unknown) => readonly Mistake[];
}

export type WidgetCatalogue = ReadonlyMap<string, KnownWidget>;

/** Validators of manifests, for as long as the manifests live. */
const validators = new WeakMap<WidgetManifest, ValidateFunction>();

/** Widgets by name. A props schema that is none throws when the widget is first used, naming the widget. */
export function createWidgetCatalogue(
  manifests: readonly WidgetManifest[],
  migrations: WidgetMigrations,
): WidgetCatalogue {
  const ajv = createAjv();
  const plain = { formats: ajv.formats, follow: () => undefined };
  const validatorOf = (manifest: WidgetManifest): ValidateFunction => {
    const known = validators.get(manifest);
    if (known) return known;
    try {
      const validate = compileProps(ajv, manifest.name, manifest.props);
      validators.set(manifest, validate);
      return validate;
    } catch (error) {
      throw new Error(
        `widgets/${manifest.name}/widget.json: props are not a valid schema: ${(error as Error).message}`,
      );
    }
  };
  return new Map(
    manifests.map((manifest) => [
      manifest.name,
      {
        manifest,
        migrations: migrations[manifest.name] ?? {},
        mistakes: (props) =>
          fitsPlainly(props, manifest.props, manifest.props, plain)
            ? []
            : mistakesIn(validatorOf(manifest), props),
      },
    ]),
  );
}
