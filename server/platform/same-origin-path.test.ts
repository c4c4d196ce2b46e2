import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sameOriginPath } from "./same-origin-path.ts";

describe("a path to go to", () => {
  it.each([
    ["/search?checkin=01/04/2027#map", "/search?checkin=01/04/2027#map"],
    ["/a/../b", "/b"],
    ["/a//b", "/a//b"],
  ])("is %s", (address, path) => {
    expect(sameOriginPath(address)).toBe(path);
  });

  it.each([
    "",
    "search",
    "//evil.test",
    "/\\evil.test",
    "/\t/evil.test",
    "/.//evil.test",
    "/a/..//evil.test",
    "https://evil.test/",
    "javascript:alert(1)",
    "\\\\evil.test",
    " //evil.test",
  ])("is never %j", (address) => {
    expect(sameOriginPath(address)).toBeNull();
  });

  it("never leaves the site, whatever is asked for", () => {
    const pieces = fc.constantFrom(
      "/",
      "\\",
      ".",
      "..",
      "\t",
      "\n",
      "@",
      ":",
      "evil.test",
      "http:",
      "%2f",
      "?",
      "#",
      "a",
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 10 }), (parts) => {
        const path = sameOriginPath(parts.join(""));
        if (path !== null) expect(new URL(path, "https://site.test").origin).toBe("https://site.test");
      }),
      { numRuns: 2000 },
    );
  });
});
