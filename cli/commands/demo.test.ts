import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../server/testing/database.ts";
import { createProject, type TemporaryProject } from "../fixtures/temporary-project.ts";

let project: TemporaryProject;
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  vi.stubEnv("DATABASE_URL", database.url);
  project = createProject();
});

afterAll(async () => {
  vi.unstubAllEnvs();
  project.remove();
  await database.stop();
});

it("staywright demo fills the database that DATABASE_URL names, once, and says how to serve it", async () => {
  const filled = await project.run("demo", "--properties", "3");
  expect([filled.code, filled.stdout.trim()]).toEqual([
    0,
    expect.stringMatching(/^3 properties in [\d.]+ s\. Serve them: npm start$/),
  ]);
  const { count } = await database.db
    .selectFrom("property")
    .select(({ fn }) => fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBe(3);
  const again = await project.run("demo", "--properties", "3");
  expect([again.code, again.stderr.trim()]).toEqual([
    2,
    "The database at DATABASE_URL holds a supply already: name an empty one.",
  ]);
});
