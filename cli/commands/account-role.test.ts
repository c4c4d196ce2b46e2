import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../server/testing/database.ts";
import { createProject, type TemporaryProject } from "../fixtures/temporary-project.ts";

let project: TemporaryProject;
let database: TestDatabase;
const at = new Date("2027-03-01T10:00:00Z");
beforeAll(async () => {
  database = await createTestDatabase();
  project = createProject();
  vi.stubEnv("DATABASE_URL", database.url);
  for (const brand_id of ["marlowe", "wrenlow"]) {
    const user_id = `u-${brand_id}`;
    await database.db
      .insertInto("account")
      .values({
        user_id,
        brand_id,
        title: "",
        first_name: "Noor",
        last_name: "",
        email: null,
        street_name: "",
        street_no: "",
        postal_code: "",
        city: "",
        country_name: "",
        locale: "en",
        gdpr_consent_at: null,
        created_at: at,
      })
      .execute();
    for (const [kind, value] of [
      ["email", "noor@example.test"],
      ["phone", "+919820012345"],
    ] as const)
      await database.db
        .insertInto("account_contact")
        .values({ brand_id, kind, value, user_id, verified_at: at })
        .execute();
    await database.db
      .insertInto("session")
      .values({
        session_id: `s-${brand_id}`,
        token_hash: brand_id,
        user_id,
        audience: "signed_in",
        authenticated_at: at,
        created_at: at,
        expires_at: new Date("2099-01-01T00:00:00Z"),
      })
      .execute();
  }
}, 90_000);
afterAll(async () => {
  vi.unstubAllEnvs();
  project.remove();
  await database.stop();
});

const roles = async () =>
  Object.fromEntries(
    (await database.db.selectFrom("account").select(["brand_id", "role"]).execute()).map((row) => [
      row.brand_id,
      row.role,
    ]),
  );
const ended = async () =>
  (
    await database.db.selectFrom("session").select("session_id").where("revoked_at", "is not", null).execute()
  ).map(({ session_id }) => session_id);

it("staywright account role makes an account of one brand an agent's or a company's, and signs it out", async () => {
  const role = (...words: string[]) => project.run("account", "role", ...words);
  expect((await role("marlowe", "Noor@Example.test", "boss")).code).toBe(2);
  expect((await role("marlowe", "mira@example.test", "corporate")).code).toBe(1);
  expect(await roles()).toEqual({ marlowe: null, wrenlow: null });
  expect(await ended()).toEqual([]);

  expect(await role("marlowe", "Noor@Example.test", "corporate-admin")).toMatchObject({ code: 0 });
  expect(await roles()).toEqual({ marlowe: "CorporateAdmin", wrenlow: null });
  expect(await ended()).toEqual(["s-marlowe"]);
  expect((await role("marlowe", "+91 98200 12345", "corporate-admin")).stdout).toContain("already");
  expect(await role("marlowe", "+91 98200 12345", "guest")).toMatchObject({ code: 0 });
  expect(await roles()).toEqual({ marlowe: null, wrenlow: null });
});
