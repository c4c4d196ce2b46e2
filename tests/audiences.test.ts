import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { AUDIENCES } from "#schemas";
import { USER_MODES } from "#schemas/user-modes.ts";
import { migrations } from "../server/db/migrations/index.ts";
import { SOURCE_FOLDERS, sourceFiles } from "./support/source-files.ts";

const root = new URL("..", import.meta.url).pathname;

it("the database takes the audiences of the list, in its order, and no others", () => {
  const statements = migrations.flatMap(({ statements }) => statements).join("\n");
  // A migration that takes more of them says them all again.
  const [, last = ""] = [...statements.matchAll(/audience IN \(([^)]+)\)/g)].at(-1) ?? [];
  expect(last.match(/\w+/g)).toEqual([...AUDIENCES]);
});

it("the roles that sites are browsed as are listed once, for all that asks which they are", () => {
  const both = USER_MODES.map((mode) => new RegExp(`"${mode}"`));
  // The database has its own list of all roles; what a service of others is told says both in words.
  const others = SOURCE_FOLDERS.flatMap(sourceFiles).filter(
    (file) =>
      both.every((mode) => mode.test(readFileSync(join(root, file), "utf8"))) &&
      !/^(?:schemas|server\/db\/migrations)\/|engagement/.test(file),
  );
  expect(others).toEqual([]);
});

it("no other code knows another word for a travel agent", () => {
  const known = new Set<string>();
  for (const folder of ["domain", "renderer", "server", "widgets", "cli", "schemas"])
    for (const entry of readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })) {
      if (!/\.(?:tsx?|mjs|json)$/.test(entry) || /generated/.test(entry)) continue;
      if (/["'](?:agent|corporate_admin)["']/.test(readFileSync(join(root, folder, entry), "utf8")))
        known.add(`${folder}/${entry}`);
    }
  expect([...known]).toEqual([]);
});
