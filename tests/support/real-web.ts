import { startTestWeb, type TestWeb } from "../../server/testing/web-app.ts";
import { realRelease } from "./real-release.ts";

/** Pages of the real configuration without a port, over what is put into the database. */
export async function startRealWeb(options: Parameters<typeof startTestWeb>[1]): Promise<TestWeb> {
  const release = await realRelease();
  return startTestWeb(() => release, options);
}
