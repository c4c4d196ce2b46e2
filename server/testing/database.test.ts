import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { migrate } from "../db/migrate.ts";
import { createTestDatabase, type TestDatabase } from "./database.ts";

describe("a test database", () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  }, 90_000);
  afterAll(() => database.stop());

  it("has every migration already", async () => {
    expect(await migrate(database.db)).toEqual([]);
  });

  it("reads dates as civil dates and large integers exactly", async () => {
    const { rows } = await sql<{
      day: string;
      amount: number;
    }>`SELECT DATE '2027-01-31' AS day, 9007199254740991::bigint AS amount`.execute(database.db);
    expect(rows).toEqual([{ day: "2027-01-31", amount: 9007199254740991 }]);
  });

  it("refuses an integer that would lose digits", async () => {
    await expect(sql`SELECT 9007199254740993::bigint`.execute(database.db)).rejects.toThrow(
      "beyond the safe integers",
    );
  });
});
