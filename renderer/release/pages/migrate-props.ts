import type { KnownWidget } from "../schema/widget-catalogue.ts";

type Props = Readonly<Record<string, unknown>>;

export type MigrateResult =
  | { readonly ok: true; readonly props: Props }
  | { readonly ok: false; readonly code: "newer-version" | "missing-migration"; readonly message: string };

/** Brings props written for version `v` to the widget's version, one step after the other. */
export function migrateProps({ manifest, migrations }: KnownWidget, v: number, props: Props): MigrateResult {
  const { name, version } = manifest;
  if (v > version) {
    const message = `The props are written for version ${v} of "${name}", but the code knows version ${version}. Deploy newer code first.`;
    return { ok: false, code: "newer-version", message };
  }
  let current = props;
  for (let step = v; step < version; step++) {
    const migrate = migrations[step];
    if (!migrate) {
      const message = `The props are written for version ${v} of "${name}"; there is no migration from version ${step} to ${step + 1}.`;
      return { ok: false, code: "missing-migration", message };
    }
    current = migrate(current);
  }
  return { ok: true, props: current };
}
