// A server that stops forever right after it has held the rooms of a booking, to be killed there. Started by
// killed-server.ts.
import { register } from "node:module";
import { fileURLToPath } from "node:url";

process.env.TS_NODE_TRANSPILE_ONLY = "true";
process.env.TS_NODE_PROJECT = fileURLToPath(new URL("../../tsconfig.node.json", import.meta.url));
register("ts-node/esm", import.meta.url);

const { url, now, cookie, csrf, body } = JSON.parse(process.env.KILLED_CALL);
const [{ buildApp }, { openDatabase }, { buildRelease }, { randomBytes }] = await Promise.all([
  import("../app.ts"),
  import("../db/pool.ts"),
  import("./release.ts"),
  import("node:crypto"),
]);
const release = buildRelease();
const db = openDatabase({ url });
let draws = 0;
const app = await buildApp({
  release: () => release,
  db,
  clock: () => now,
  // Creating draws a lock, a hold and then the booking's id (8 bytes): by then the hold is committed.
  random: (count) => {
    draws += 1;
    if (count === 8) {
      process.stdout.write(`held after ${draws}\n`);
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
    }
    return randomBytes(count);
  },
});
const answer = await app.inject({
  method: "POST",
  url: "/api/pwa/createBooking",
  headers: {
    host: "nl.homes.test",
    origin: "http://nl.homes.test",
    "sec-fetch-site": "same-origin",
    "x-csrf-token": csrf,
    cookie,
  },
  payload: body,
});
process.stderr.write(answer.body);
process.exit(1);
