import { sql } from "kysely";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { KEPT_PLAN } from "./planned-client.ts";

let createTestDatabase: typeof import("../testing/database.ts").createTestDatabase;

describe("plans that are kept", () => {
  beforeAll(async () => {
    // A process has few names for them, and tests before these may have used them all.
    vi.resetModules();
    ({ createTestDatabase } = await import("../testing/database.ts"));
  });

  it("are made once for a statement that comes again and again, whose answers stay those of its values", async () => {
    const { db, stop } = await createTestDatabase();
    const names = await db.connection().execute(async (one) => {
      const sum = async (a: number) => {
        const kept = sql<{ sum: number }>`${sql.raw(KEPT_PLAN)} SELECT ${a}::int + 1 AS sum`;
        return (await kept.execute(one)).rows[0]?.sum;
      };
      for (let turn = 0; turn < 6; turn++) expect(await sum(turn)).toBe(turn + 1);
      const plain = () => sql`SELECT ${1}::int AS one`.execute(one);
      for (let turn = 0; turn < 6; turn++) await plain();
      const { rows } = await sql<{ statement: string }>`SELECT statement FROM pg_prepared_statements`.execute(
        one,
      );
      return rows.map(({ statement }) => statement);
    });
    expect(names).toEqual([`${KEPT_PLAN} SELECT $1::int + 1 AS sum`]);
    await stop();
  });

  it("outlive a change of the tables they read, and an error of theirs is told as any other", async () => {
    const { db, stop } = await createTestDatabase();
    await db.connection().execute(async (one) => {
      await sql`CREATE TABLE room (id int)`.execute(one);
      const kept = (id: unknown) =>
        sql<{ n: number }>`${sql.raw(KEPT_PLAN)} WITH c AS MATERIALIZED (SELECT r.* FROM room r)
          SELECT count(*)::int AS n FROM c WHERE id = ${id}::int`.execute(one);
      for (let turn = 0; turn < 6; turn++) expect((await kept(1)).rows).toEqual([{ n: 0 }]);
      await sql`ALTER TABLE room ADD COLUMN name text`.execute(one);
      await sql`INSERT INTO room VALUES (1, 'Blue')`.execute(one);
      expect((await kept(1)).rows).toEqual([{ n: 1 }]);
      await expect(kept("one")).rejects.toThrow("invalid input syntax");
      expect((await kept(1)).rows).toEqual([{ n: 1 }]);
    });
    await stop();
  });
});
