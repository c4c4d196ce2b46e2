import { describe, expect, it } from "vitest";
import type { Finding } from "../release/json/finding.ts";
import type { Site } from "../site/site.ts";
import type { KnownAssertion } from "./requirement.ts";
import { blamedOnce, type SiteFailure } from "./shared-blame.ts";

// No more of an assertion and of a site is asked for than what they are called.
const assertion = { id: "kind-of-stay-sold" } as KnownAssertion;
const site = (id: string) => ({ id }) as Site;

/** Where each site has its value and its list from: `SE lark-hill`. */
type Places = Readonly<Record<string, string>>;

function blameOf(places: Places, failing: readonly string[]): readonly string[] {
  const sites = Object.keys(places).map(site);
  const at = (file: string): Finding => ({
    code: "assertion-failed",
    severity: "error",
    file,
    line: 1,
    column: 1,
    message: "",
    sites: [],
  });
  const placeOf = ({ id }: Site, operand: string) => {
    const [country = "", brand = ""] = places[id]?.split(" ") ?? [];
    return at(operand === "value" ? country : brand);
  };
  const failures = sites
    .filter(({ id }) => failing.includes(id))
    .map(
      (of): SiteFailure => ({
        assertion,
        failure: { says: "", blame: { operand: "value" }, among: ["list"] },
        site: of,
        finding: placeOf(of, "value"),
      }),
    );
  return blamedOnce(failures, sites, placeOf).map(
    ({ finding, sites: of }) => `${finding.file}: ${of.join()}`,
  );
}

describe("what is to blame for what sites share", () => {
  it("is the list where no site that shares it fits, whatever their values are", () => {
    expect(blameOf({ one: "SE wren", two: "NL wren", three: "NL lark" }, ["one", "two"])).toEqual([
      "wren: one,two",
    ]);
  });

  it("is the list where several sites of one value fail that a site of another list has rightly", () => {
    expect(blameOf({ one: "SE lark", two: "SE lark", three: "SE wren" }, ["one", "two"])).toEqual([
      "lark: one,two",
    ]);
  });

  it("is the value where others of the list fit, where nobody else has it, and on a site alone", () => {
    expect(blameOf({ one: "SE wren", two: "NL wren", three: "SE lark" }, ["one"])).toEqual(["SE: one"]);
    expect(blameOf({ one: "SE lark", two: "SE lark" }, ["one", "two"])).toEqual(["SE: one", "SE: two"]);
    expect(blameOf({ one: "SE lark", two: "SE wren" }, ["one"])).toEqual(["SE: one"]);
  });
});
