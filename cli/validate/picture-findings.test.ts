import { afterAll, expect, it } from "vitest";
import { pictureFindings } from "../../server/check/picture-check.ts";
import { createWholeProject } from "../fixtures/temporary-project.ts";
import { buildProject } from "../project.ts";

const project = createWholeProject();
afterAll(() => project.remove());

async function found() {
  const { release, explain } = await buildProject(project.root);
  return pictureFindings(release ?? expect.fail(), explain);
}

it("names the line of a page or a vendor whose picture nobody can draw, once, and what was meant", {
  timeout: 60_000,
}, async () => {
  expect(await found()).toEqual([]);
  const lineOf = (file: string, name: string) => project.read(file).split(name, 1)[0]?.split("\n").length;
  const page = "config/brands/wrenhollow/pages/home.json";
  const vendor = "config/microsites/lantern-ferries.json";
  const lines = [lineOf(page, "s-cottage-golden-lane"), lineOf(vendor, "s-coast-azure-ferry")];
  project.edit(page, "s-cottage-golden-lane", "s-cotage-golden-lane");
  project.edit(vendor, "s-coast-azure-ferry", "s-coast-azur-ferry");
  const told = await found();
  expect(told.map(({ code, file, line, suggestion }) => [code, file, line, suggestion])).toEqual([
    ["unknown-picture", page, lines[0], 'Did you mean "s-cottage-golden-lane"?'],
    ["unknown-picture", vendor, lines[1], 'Did you mean "s-coast-azure-ferry"?'],
  ]);
  expect(told[0]?.sites?.length).toBeGreaterThan(1);
});
