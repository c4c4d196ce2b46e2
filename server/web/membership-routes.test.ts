import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Release } from "#renderer";
import { projectWithFlags } from "../../tests/support/own-project.ts";
import { releaseOf } from "../../tests/support/real-release.ts";
import { startTestWeb, type TestWeb } from "../testing/web-app.ts";

/** A release whose brands have a membership, and whose experiment `wizz` shows one arm to everybody. */
async function releaseWith(arm: "wizard" | "plus"): Promise<Release> {
  const project = projectWithFlags({ hideWizard: false });
  const file = join(project.folder, "config/experiments/wizz.json");
  const experiment = JSON.parse(readFileSync(file, "utf8"));
  for (const [name, each] of Object.entries<{ weight: number }>(experiment.arms))
    each.weight = name === arm ? 100 : 0;
  writeFileSync(file, JSON.stringify({ ...experiment, enabled: true }, null, 2));
  return releaseOf(project.folder).finally(project.remove);
}

let release: Release;
let plus: Release;
let web: TestWeb;
beforeAll(async () => {
  [release, plus] = await Promise.all([releaseWith("wizard"), releaseWith("plus")]);
  web = await startTestWeb(() => release);
}, 300_000);
afterAll(() => web.stop());

it("[ROUTE-20] shows the membership, its upgrade and its renewal, with a country and without; the plus form where the flag is set", async () => {
  const sites = Object.values(release.sites).filter(({ experiments }) => experiments.wizz?.enabled);
  expect(sites.length).toBeGreaterThan(0);
  const pages = {
    "/wizard": "membership",
    "/wizard/upgrade/": "membership-change",
    "/wizard/renew/": "membership-change",
  };
  for (const [shown, form] of [
    [release, "standard"],
    [plus, "plus"],
  ] as const) {
    release = shown;
    for (const { id, domain } of sites)
      for (const prefix of ["", `/${domain.pageCountryCode}`])
        for (const [path, page] of Object.entries(pages)) {
          const asked = prefix + path;
          const first = await web.get(asked, `${id}.localhost`);
          // The country that addresses leave out is taken out of them (ROUTE-25).
          const answer =
            first.statusCode === 301
              ? await web.get(String(first.headers.location), `${id}.localhost`)
              : first;
          const [, name, of] =
            /"page":"([\w-]+)","provides":\[[^\]]*\],"route":\{"name":"(\w+)"/.exec(answer.body) ?? [];
          expect([answer.statusCode, name, of], `${id} ${asked}`).toEqual([200, page, "wizard"]);
          if (path === "/wizard")
            expect(/data-form="(\w+)"/.exec(answer.body)?.[1], `${id} ${asked}`).toBe(form);
        }
  }
});
