import { expect, it } from "vitest";
import { realRelease } from "../../tests/support/real-release.ts";
import { conditionFlags } from "./site-flags.ts";

it("lets conditions see the switches of the brand that are on, and the domain's over them", async () => {
  const { sites } = await realRelease();
  const site = sites["wrenhollow-nl"];
  if (!site) throw new Error("There is no wrenhollow-nl.");
  expect(site.brand.flags.hideWizard).toBe(true);
  expect(conditionFlags(site)).toMatchObject({ hideWizard: true });
  const shown = { ...site, domain: { ...site.domain, flags: { ...site.domain.flags, hideWizard: false } } };
  expect(conditionFlags(shown)).toMatchObject({ hideWizard: false });
  expect(
    conditionFlags({ ...site, brand: { ...site.brand, flags: { ...site.brand.flags, hideWizard: false } } }),
  ).not.toHaveProperty("hideWizard");
});
