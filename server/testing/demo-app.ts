import { seedDemoSupply } from "../demo/seed-demo-supply.ts";
import { createTestApp, type TestApp } from "./app.ts";

/** A server over the demo supply as of 1 March 2027, when its clock stands still. */
export async function createDemoApp(properties = 700): Promise<TestApp> {
  const test = await createTestApp();
  await seedDemoSupply(test.database.db, { properties, today: "2027-03-01" });
  return test;
}
