import { expect, it } from "vitest";
import { migrations } from "../db/migrations/index.ts";
import { tableKeys } from "../db/shards/table-keys.ts";
import { faultsOf, schemaFaultsOf } from "./statement-rules.ts";

it.each([
  ["select pg_advisory_xact_lock($1)", ["advisory locks"]],
  ["LISTEN changes", ["LISTEN and NOTIFY"]],
  ["select daterange($1, $2)", ["range types"]],
  ["set transaction isolation level serializable", ["SERIALIZABLE as the only guard"]],
  ["LOCK TABLE booking", ["locks all of booking"]],
  ["LOCK TABLE migration IN EXCLUSIVE MODE", []],
  [`INSERT INTO "hold" SELECT * FROM json_populate_recordset(NULL::"hold", $1::json)`, []],
  ["start transaction isolation level read committed", []],
  [`select * from "city" where "name" = 'serial'`, []],
  [`select * from "booking" where "booking_id" = $1`, ["reads booking without property_id"]],
  [`select * from "booking" where "booking_id" = $1 /* every shard: the link names no property */`, []],
  [
    `select * from "booking" where "booking_id" = $1 /* every shard: */`,
    ["reads booking without property_id"],
  ],
  [`select * from "booking" where "property_id" = $1 and "booking_id" = $2`, []],
  [`select * from "room_night" where property_id = ANY($1::int[])`, []],
  [`select * from "property" where "property"."property_id" in ($1, $2)`, []],
  [
    `select * from "property" where "property_id" in (select "property_id" from "quote")`,
    ["reads property without property_id", "reads quote without property_id"],
  ],
  [`update "outbox" set "state" = $1 where (property_id, outbox_id) IN (($2, $3))`, []],
  [`update "outbox" set "state" = $1 where "outbox_id" = $2`, ["writes outbox without property_id"]],
  [
    `with "free" as (select "outbox_id" from "outbox") update "outbox" set "state" = $1`,
    ["writes outbox without property_id"],
  ],
  [`insert into "hold" ("property_id", "hold_id") values ($1, $2) on conflict do nothing`, []],
  [`insert into "hold" ("hold_id") values ($1)`, ["writes hold without property_id"]],
  [`delete from "session" where "expires_at" <= $1`, ["writes session without token_hash"]],
  [
    `select * from "hold" inner join "booking" on "booking"."hold_id" = "hold"."hold_id" where "hold"."property_id" = $1`,
    ["joins hold and booking without property_id"],
  ],
])("finds in %j: %j", (statement, faults) => {
  expect(faultsOf(statement, tableKeys)).toEqual(faults);
});

it("finds nothing that is avoided in the migrations", () => {
  const faults = migrations.flatMap(({ name, statements }) =>
    statements.flatMap((statement) => schemaFaultsOf(statement).map((fault) => `${name}: ${fault}`)),
  );
  expect(faults).toEqual([]);
});
