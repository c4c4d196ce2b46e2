import { describe, expect, it } from "vitest";
import { parseJsonFile, positionOf } from "./json-file.ts";

const file = parseJsonFile("a.json", '{\n  "list": [1, { "deep": true }],\n  "name": "x"\n}\n');

describe("positions in a JSON file", () => {
  it("are those of the value, or of its name", () => {
    expect(positionOf(file, ["name"])).toEqual({ line: 3, column: 11 });
    expect(positionOf(file, ["name"], "key")).toEqual({ line: 3, column: 3 });
    expect(positionOf(file, ["list", 1, "deep"])).toEqual({ line: 2, column: 25 });
  });

  it("fall back to the nearest parent that exists", () => {
    expect(positionOf(file, ["list", 7, "nothing"])).toEqual({ line: 2, column: 11 });
    expect(positionOf(file, [])).toEqual({ line: 1, column: 1 });
  });

  it("are known for the first syntax error only", () => {
    const broken = parseJsonFile("b.json", '{\n  "a": 1\n  "b": 2,,\n}');
    expect(broken.value).toBeUndefined();
    expect(broken.findings).toMatchObject([{ code: "invalid-json", file: "b.json", line: 3, column: 3 }]);
  });

  it("refuse names that would reach the prototype", () => {
    expect(parseJsonFile("c.json", '{ "__proto__": { "a": 1 } }').findings).toMatchObject([
      { code: "repeated-key", line: 1, column: 3 },
    ]);
  });

  it.each([
    [
      '{\n<<<<<<< HEAD\n  "a": 1\n=======\n  "a": 2\n>>>>>>> other\n}',
      2,
      "two versions of the file stand here",
    ],
    ["{\n  \u201ca\u201d: 1\n}", 2, "is a quotation mark of printed text"],
    ["{\n  'a': 1\n}", 2, "double quotes"],
    ['{\n  "a": True\n}', 2, "True is not JSON"],
    ['{\n  "a": "b\tc"\n}', 2, "a tab stands in a string"],
    ['{\n  // why\n  "a": 1\n}', 2, "comments are not allowed"],
    ['{\r  "a": 1\r}', 1, "carriage return alone"],
    ['\ufeff{ "a": 1 }', 1, "byte order mark"],
    [`{ "a": ${"[".repeat(20_000)}${"]".repeat(20_000)} }`, 1, "stand inside each other"],
    [`{ "a": ${"[".repeat(20_000)}`, 1, "stand inside each other"],
    [`{ "a: ${'{"b":'.repeat(20_000)}`, 1, "Not valid JSON"],
  ])("say what was pasted: %#", (text, line, words) => {
    const { findings, value } = parseJsonFile("e.json", text);
    expect(value).toBeUndefined();
    expect(findings).toMatchObject([{ code: "invalid-json", line, message: expect.stringContaining(words) }]);
  });

  it("of a thousand keys are found as fast as of ten", () => {
    const text = JSON.stringify(
      Object.fromEntries(Array.from({ length: 30_000 }, (_, at) => [`key.${at}`, at])),
    );
    const large = parseJsonFile("f.json", text);
    const started = performance.now();
    for (let at = 0; at < 30_000; at++) positionOf(large, [`key.${at}`], "key");
    expect(performance.now() - started).toBeLessThan(2000);
  });

  it("count lines of files with carriage returns", () => {
    const crlf = parseJsonFile("d.json", '{\r\n  "a": 1,\r\n  "b": 2\r\n}');
    expect(positionOf(crlf, ["b"], "key")).toEqual({ line: 3, column: 3 });
  });
});
