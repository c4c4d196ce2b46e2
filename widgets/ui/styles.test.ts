import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const files = readdirSync("widgets/ui", { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".module.css"))
  .map((name) => `widgets/ui/${name}`);

/** What a component's styles may not hold, and what to write instead. */
const FORBIDDEN = {
  "a raw colour: use a token": /#[0-9a-f]{3,8}\b|\brgba?\(|\bhsla?\(/i,
  "a physical side: use inline and block":
    /\b(?:margin|padding|border)-(?:left|right|top|bottom)\b|[\s;{](?:left|right|top|bottom):|text-align: (?:left|right)/,
  'a :dir() selector, which the build turns into languages: use [dir="rtl"]': /[\w\])]:dir\(/,
} as const;

describe("the styles of the kit", () => {
  it("finds them", () => expect(files.length).toBeGreaterThan(20));

  it.each(Object.entries(FORBIDDEN))("hold no %s", (_rule, pattern) => {
    expect(files.filter((file) => pattern.test(readFileSync(file, "utf8")))).toEqual([]);
  });
});
