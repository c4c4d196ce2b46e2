import { createServer } from "node:http";
import { createElement } from "react";
import { renderToPipeableStream, renderToString } from "react-dom/server";
import { BarePage } from "./bare-page.tsx";
import { peersFolder, readFixture } from "./fixture.ts";
import { listingOf } from "./listing.ts";
import { peersApp } from "./peers-app.ts";

/**
 * The peers' page as a process of its own, started in the project: `peers-server.js <kind> <port>`. `ours`:
 * through this product, without scripts; `ours-reacting`: with them; `react` and `react-string`: one tree
 * written by hand, streamed or as a string, behind node:http.
 */
const [kind, port = "0"] = process.argv.slice(2);
const root = process.cwd();
const fixture = readFixture(peersFolder(root));

if (kind === "ours" || kind === "ours-reacting") {
  const app = await peersApp({ root, fixture, reacts: kind === "ours-reacting" });
  await app.listen({ port: Number(port), host: "127.0.0.1" });
} else {
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? "/", "http://localhost");
    const page = createElement(BarePage, { fixture, listing: listingOf(fixture, searchParams) });
    response.setHeader("content-type", "text/html; charset=utf-8");
    if (kind === "react-string") response.end(`<!DOCTYPE html>${renderToString(page)}`);
    else {
      const stream = renderToPipeableStream(page, { onShellReady: () => stream.pipe(response) });
    }
  });
  await new Promise<void>((resolve) => server.listen(Number(port), "127.0.0.1", resolve));
}
process.send?.("ready");
