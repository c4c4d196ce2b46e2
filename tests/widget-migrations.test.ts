import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import type { WidgetMigrations } from "#renderer/release";
import { registry } from "#widgets/registry";
import { projectRoot } from "./support/real-release.ts";

const versioned = Object.values(registry).filter(({ manifest }) => manifest.version > 1);

async function stepsOf(name: string): Promise<WidgetMigrations[string]> {
  const file = join(projectRoot, "widgets", name, "migrations.ts");
  expect(existsSync(file), file).toBe(true);
  return (await import(pathToFileURL(file).href)).migrations;
}

describe("widgets above version 1", () => {
  it("exist, so that migrations are in real use", () => {
    expect(versioned.map(({ manifest }) => manifest.name)).toContain("story");
  });

  it.each(versioned.map(({ manifest }) => [manifest.name, manifest] as const))(
    "%s turns every example of old props into the new ones",
    async (name, { version, migrations = [], props }) => {
      const steps = await stepsOf(name);
      expect(Object.keys(steps).map(Number)).toEqual(migrations.map(({ from }) => from));
      expect(migrations.map(({ from }) => from)).toEqual(
        Array.from({ length: version - 1 }, (_, at) => at + 1),
      );
      for (const { from, before, after } of migrations)
        expect(steps[from]?.(deepFrozen(before)), `${name} from ${from}`).toEqual(after);
      const isValid = new Ajv2020({ strict: false }).compile(props);
      const last = migrations.at(-1);
      expect(isValid(last?.after), JSON.stringify(isValid.errors)).toBe(true);
    },
  );
});

/** A step that changes what it is given would change the file it read. */
function deepFrozen<T>(value: T): T {
  if (typeof value === "object" && value !== null) Object.values(Object.freeze(value)).forEach(deepFrozen);
  return value;
}
