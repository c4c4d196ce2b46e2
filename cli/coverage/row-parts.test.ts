import { describe, expect, it } from "vitest";
import { partsOf } from "./row-parts.ts";

const told = (requirement: string, resolution: string) =>
  partsOf(requirement, resolution).map(({ letter, label }) => `${letter} ${label}`);

describe("parts of a row", () => {
  it("are those its resolution names", () => {
    expect(
      told("Games.", "(ours) nicknames only. Parts: (a) landing, (b) modes, both paths, (c) entry flag."),
    ).toEqual(["a landing", "b modes, both paths", "c entry flag"]);
    expect(told("`/a` shows it.", "Parts, each with its own test: (a) user ratings, (b) referral.")).toEqual([
      "a user ratings",
      "b referral",
    ]);
  });

  it("are the calls of the requirement, in their order, where there is one per call", () => {
    expect(
      told(
        "Wizard GETs: landing (`wizardLandingV3`) from user data and region, plans, status (`phone`, only here; read from `a.b`). POSTs: `setBase`. `plus` and `membership` also used.",
        "Shapes (ours). Parts: one per call.",
      ),
    ).toEqual([
      "a landing from user data and region",
      "b plans",
      "c status",
      "d setBase",
      "e plus",
      "f membership",
    ]);
  });

  it("take a sentence headed by one call as that call, and its list as its arguments", () => {
    expect(
      told(
        "Endpoints `rewards`, referral faq. Help centre GET: `country_code` (default in), `logged_in`. `selfServe`: issue list, sign-in.",
        "Parts: one per call.",
      ),
    ).toEqual(["a rewards", "b referral faq", "c Help centre GET", "d issue list", "e sign-in"]);
  });

  it("are none for a row that is one thing, whatever its brackets", () => {
    expect(told("Shape check (a) or (b) only.", "Its colon-separated parts: see above.")).toEqual([]);
  });
});
