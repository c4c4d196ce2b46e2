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

  it("count lines of files with carriage returns", () => {
    const crlf = parseJsonFile("d.json", '{\r\n  "a": 1,\r\n  "b": 2\r\n}');
    expect(positionOf(crlf, ["b"], "key")).toEqual({ line: 3, column: 3 });
  });
});
