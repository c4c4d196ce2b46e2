import { beforeAll, describe, expect, it } from "vitest";
import { realRelease } from "../../tests/support/real-release.ts";
import type { NodeList } from "../page/page-document.ts";
import { findSite } from "./find-site.ts";
import { hiddenParts } from "./hidden-parts.ts";
import type { Release } from "./release.ts";
import type { Site } from "./site.ts";
import { siteFlags } from "./site-flags.ts";
import { siteForVendor } from "./site-for-vendor.ts";

let release: Release;
let india: Site;
beforeAll(async () => {
  release = await realRelease();
  india = release.sites["solvanta-in"] as Site;
});

function nodesOf(site: Site, page: string, widget: string) {
  const found: Readonly<Record<string, unknown>>[] = [];
  const visit = (slots: Readonly<Record<string, NodeList>> = {}): void => {
    for (const { order, nodes } of Object.values(slots))
      for (const id of order) {
        const node = nodes[id];
        if (node?.widget === widget) found.push(node.props);
        visit(node?.slots);
      }
  };
  visit(site.pages[page]?.slots);
  return found;
}

/** The release with a vendor whose file says more. */
const withVendor = (more: object) => ({
  microsites: {
    tidepass: { ...release.microsites.tidepass, ...more } as Release["microsites"][string],
  },
});

describe("the site of a vendor", () => {
  it("[MODE-05] lays the vendor's props over every node of a widget and leaves all others as they were", () => {
    const site = siteForVendor(release, india, "tidepass") as Site;
    expect(nodesOf(site, "home", "home-hero").map(({ title }) => title)).toEqual([
      "microsites.tidepass.title",
      "microsites.tidepass.title",
    ]);
    expect(nodesOf(site, "home", "search-box")).toEqual(nodesOf(india, "home", "search-box"));
    expect(nodesOf(india, "home", "home-hero")[0]?.title).toBe("home.hero.title");
  });

  it("[MODE-05] reaches nodes in slots and the widgets of popups", () => {
    const vendor = withVendor({
      settings: { "search-box": { nearMe: false }, "search-modal": { part: "stay" } },
    });
    const site = siteForVendor(vendor, india, "tidepass") as Site;
    expect(nodesOf(site, "home", "search-box").every(({ nearMe }) => nearMe === false)).toBe(true);
    const popups = Object.values(site.modals).filter(({ widget }) => widget === "search-modal");
    expect(popups.length).toBeGreaterThan(0);
    expect(popups.every(({ props }) => props?.part === "stay")).toBe(true);
  });

  it("[MODE-05] leaves widgets out of every page", () => {
    const site = siteForVendor(release, india, "tidepass") as Site;
    for (const page of Object.keys(site.pages))
      for (const widget of ["story", "home-collection"]) expect(nodesOf(site, page, widget)).toEqual([]);
    expect(nodesOf(india, "home", "story")).not.toEqual([]);
  });

  it("[CONF-15] puts the vendor's flags over the domain's", () => {
    const site = siteForVendor(release, india, "tidepass") as Site;
    expect(site.domain.flags).toEqual({ ...india.domain.flags, hideWizard: true });
  });

  it("[CONF-15] flags of a site are the brand's, over them the domain's, over them the vendor's", () => {
    const homes = release.sites["wrenhollow-nl"] as Site;
    expect(siteFlags(homes)).toMatchObject({ hideWizard: true, loginLogoutCallback: true });
    const domain = { ...homes.domain, flags: { loginLogoutCallback: false } };
    expect(siteFlags({ ...homes, domain })).toMatchObject({ hideWizard: true, loginLogoutCallback: false });
    expect(siteFlags(india)).toMatchObject({
      hideWizard: india.brand.flags?.hideWizard,
      hideGdprBanner: true,
    });
    expect(siteFlags(siteForVendor(release, india, "tidepass") as Site).hideWizard).toBe(true);
  });

  it("[MODE-05] is made once for a site and vendor, and anew when the vendor's file changes", () => {
    expect(siteForVendor(release, india, "tidepass")).toBe(siteForVendor(release, india, "tidepass"));
    const later = siteForVendor(withVendor({ hide: ["footer"] }), india, "tidepass");
    expect(later?.microsite?.hide).toEqual(["footer"]);
  });

  it.each([
    "lantern-ferries",
    "nobody",
    "",
    "__proto__",
    "constructor",
    "toString",
    "tidepass\u0000",
    "TIDEPASS",
  ])("[MODE-05] has no vendor %j on a site that is not theirs", (name) => {
    expect(siteForVendor(release, india, name)).toBeUndefined();
  });

  it("[MODE-05] has no vendors on a host that nobody knows", () => {
    expect(siteForVendor(release, findSite(release, "who.example"), "tidepass")).toBeUndefined();
  });
});

describe("hidden parts", () => {
  const spec = [
    "callButtons",
    "shareBooking",
    "sharePhotos",
    "directions",
    "appCard",
    "insuranceBanner",
    "callerIdLogin",
    "mysteryDeal",
    "addToHomeScreen",
  ];

  it("are the specification's in a web view and a microsite, and none elsewhere", () => {
    expect(hiddenParts(india, "web")).toEqual([]);
    expect(hiddenParts(india, "webview")).toEqual(spec);
    expect(hiddenParts(siteForVendor(release, india, "tidepass") as Site, "web")).toEqual([
      ...spec,
      "languageSwitcher",
    ]);
  });

  it("[CONF-15] are those of the domain's flags too", () => {
    const domain = { ...india.domain, flags: { hideCallButtons: true, hideAppCard: true } };
    expect(hiddenParts({ domain }, "web")).toEqual(["callButtons", "appCard"]);
  });
});
