import { createServer } from "node:http";
import { expect, it } from "vitest";
import { freePort } from "../../../tests/support/free-port.ts";
import { systemClock } from "../../platform/clock.ts";
import { systemRandom } from "../../platform/random.ts";
import { startAll } from "../../platform/start-all.ts";
import { readSettings } from "../../settings.ts";
import { startSandboxes } from "./start-sandboxes.ts";

it("ends what was begun, the last first, once it is told to, each once and whatever another one does", async () => {
  const ended: string[] = [];
  const [started, stop] = await startAll(async (begun) => {
    begun(() => ended.push("first"));
    begun(async () => {
      ended.push("second");
      throw new Error("will not end");
    });
    begun(() => ended.push("third"));
    return "all";
  });
  expect([started, ended]).toEqual(["all", []]);
  await expect(stop()).rejects.toThrow("will not end");
  await stop();
  expect(ended).toEqual(["third", "second", "first"]);
});

it("ends what was begun where another one cannot begin, and says why it could not", async () => {
  const ended: string[] = [];
  const starting = startAll(async (begun) => {
    begun(() => ended.push("first"));
    begun(() => {
      throw new Error("will not end");
    });
    throw new Error("the port is taken");
  });
  await expect(starting).rejects.toThrow("the port is taken");
  expect(ended).toEqual(["first"]);
});

it("starts all sandboxes or none", async () => {
  const taken = createServer();
  const port = await freePort();
  await new Promise<void>((resolve) => taken.listen(port + 2, "127.0.0.1", resolve));
  const start = () =>
    startSandboxes(readSettings({}, ".").gateways, { port, clock: systemClock, random: systemRandom });
  await expect(start()).rejects.toMatchObject({ code: "EADDRINUSE" });
  await new Promise((resolve) => taken.close(resolve));
  const sandboxes = await start();
  expect(Object.keys(sandboxes.origins)).toEqual(["sign-in", "payment", "caller-id"]);
  await sandboxes.stop();
});
