import { brandHomes } from "#renderer/server";
import { defineOperation, type OperationHandler } from "../../../platform/operations/operation.ts";
import { presentHome } from "./present-home.ts";

/** The brand's sites and the countries on their paths, by name (MODAL-08). */
const sites = defineOperation({
  id: "sites",
  async handle(_, { release, site, locale }) {
    const homes = brandHomes(release, site.brand.id).map((home) => presentHome(release, site, locale, home));
    const { compare } = new Intl.Collator(release.languages[locale]?.contentLanguage ?? "en");
    return { homes: homes.sort((a, b) => compare(a.name, b.name)) };
  },
});

export const operations: readonly OperationHandler[] = [sites];
