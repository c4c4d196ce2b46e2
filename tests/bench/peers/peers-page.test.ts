import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { afterAll, expect, it } from "vitest";
import { projectRoot } from "../../support/real-release.ts";
import { BarePage } from "./bare-page.tsx";
import { peersHost } from "./configuration.ts";
import { madeFixture } from "./fixture.ts";
import { listingOf } from "./listing.ts";
import { pageFacts } from "./page-facts.ts";
import { peersApp } from "./peers-app.ts";

const fixture = madeFixture();
const apps = {
  still: await peersApp({ root: projectRoot, fixture, reacts: false }),
  reacting: await peersApp({ root: projectRoot, fixture, reacts: true }),
};
afterAll(() => Promise.all(Object.values(apps).map((app) => app.close())));

const queries = ["", "?page=3&rise=500", "?deal=new&stars=4-stars", "?meal=half-board&price=none"];
const cases = (["still", "reacting"] as const).flatMap((kind) =>
  queries.map((query) => [kind, query] as const),
);

it.each(cases)("shows, %s, what React alone shows at /hotels%s", async (kind, query) => {
  const { statusCode, headers, body } = await apps[kind].inject({
    url: `/hotels${query}`,
    headers: { host: peersHost },
  });
  expect(statusCode).toBe(200);
  // It is made anew for each request.
  expect([headers["x-page-cache"], headers.etag]).toEqual(["off", undefined]);
  expect(body.includes("data-island")).toBe(kind === "reacting");
  const listing = listingOf(fixture, new URLSearchParams(query));
  expect(pageFacts(body)).toEqual(pageFacts(renderToString(createElement(BarePage, { fixture, listing }))));
});
