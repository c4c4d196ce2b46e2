import { connect } from "node:net";
import Fastify from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { registerBodyDeadline } from "./body-deadline.ts";

const app = Fastify({ forceCloseConnections: true });
let port = 0;
beforeAll(async () => {
  registerBodyDeadline(app);
  app.addContentTypeParser("text/plain", { parseAs: "string" }, (_, body, done) => done(null, body));
  app.post("/small", { handlerTimeout: 800 }, async ({ body }) => body);
  app.post("/pictures", { handlerTimeout: 20_000 }, async ({ body }) => body);
  await app.listen({ port: 0, host: "127.0.0.1" });
  port = (app.server.address() as { port: number }).port;
});
afterAll(() => app.close());

/** Sends a body of ten letters, the last of them after `ms`; returns all that comes back until the end. */
function sendSlowly(path: string, ms: number): Promise<string> {
  return new Promise((resolve) => {
    let answer = "";
    const socket = connect(port, "127.0.0.1", () => {
      socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: text/plain\r\n`);
      socket.write("Content-Length: 10\r\n\r\n123456789");
      setTimeout(() => socket.write("0", () => undefined), ms);
    });
    socket.on("data", (part) => {
      answer += part;
    });
    socket.on("error", () => undefined);
    socket.on("close", () => resolve(answer));
  });
}

it("ends a request whose body does not come in its route's time, and waits for pictures of a slow line", async () => {
  const [small, inTime, pictures] = await Promise.all([
    sendSlowly("/small", 5000),
    sendSlowly("/small", 50),
    sendSlowly("/pictures", 1500),
  ]);
  expect(small).toBe("");
  for (const answer of [inTime, pictures]) expect(answer).toMatch(/^HTTP\/1\.1 200[\s\S]*1234567890$/);
});
