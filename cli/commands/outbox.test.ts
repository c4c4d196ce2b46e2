import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../server/testing/database.ts";
import { createProject, type TemporaryProject } from "../fixtures/temporary-project.ts";

let project: TemporaryProject;
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  project = createProject();
  vi.stubEnv("DATABASE_URL", database.url);
  const at = new Date("2027-03-01T10:00:00Z");
  const row = (outbox_id: string, kind: string, state: "failed" | "pending") => ({
    property_id: 1,
    outbox_id,
    kind,
    state,
    payload: JSON.stringify({ to: "noor@example.test" }),
    attempts: 10,
    last_error: "Error ECONNREFUSED",
    available_at: at,
    created_at: at,
  });
  await database.db
    .insertInto("outbox")
    .values([
      row("dead-mail", "mail", "failed"),
      row("dead-sms", "sms", "failed"),
      row("waits", "mail", "pending"),
    ])
    .execute();
}, 90_000);
afterAll(async () => {
  vi.unstubAllEnvs();
  project.remove();
  await database.stop();
});

it("staywright outbox lists what was given up without what it says, and has it tried again", async () => {
  const listed = await project.run("outbox", "list");
  expect(listed.code).toBe(1);
  expect(listed.stdout).toMatch(/dead-mail {2}mail .*10 tries {2}Error ECONNREFUSED/);
  expect(listed.stdout).toContain("dead-sms");
  expect(listed.stdout).not.toMatch(/waits|noor/);
  expect((await project.run("outbox", "list", "--state", "pending")).stdout).toContain("waits");

  expect((await project.run("outbox", "retry")).code).toBe(2);
  expect((await project.run("outbox", "retry", "waits")).code).toBe(1);
  expect((await project.run("outbox", "retry", "--all", "--kind", "sms")).stdout).toContain("1 message is");
  expect((await project.run("outbox", "retry", "dead-mail")).code).toBe(0);
  const left = await project.run("outbox", "list");
  expect([left.code, left.stdout.trim()]).toEqual([0, "Nothing is failed."]);
  const rows = await database.db.selectFrom("outbox").select(["state", "attempts"]).execute();
  expect(rows.filter(({ state, attempts }) => state === "pending" && attempts === 0)).toHaveLength(2);
});
