import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { portOfServer } from "./port-of-server.ts";

/** Asks while something on this machine answers a text to everything. */
async function asked(text: string): Promise<{ readonly port: number; readonly found: number | undefined }> {
  const server = createServer((_, response) => response.end(text)).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo;
  const found = await portOfServer({ PORT: String(port) });
  await new Promise((resolve) => server.close(resolve));
  expect(await portOfServer({ PORT: String(port) })).toBeUndefined();
  return { port, found };
}

it("is known while a server answers there, and not where nothing or something else does", async () => {
  const here = await asked(JSON.stringify({ status: "ok", release: "0123456789abcdef" }));
  expect(here.found).toBe(here.port);
  for (const other of ["<html></html>", "null", '{"status":"ok"}'])
    expect((await asked(other)).found).toBeUndefined();
});
