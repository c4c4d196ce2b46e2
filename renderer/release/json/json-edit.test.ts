import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { jsonText, setValue } from "./json-edit.ts";

const text = jsonText({ a: { b: ["x", "y"], c: 1 }, d: {} });

describe("editing JSON text", () => {
  it("changes one value and nothing else", () => {
    expect(setValue(text, ["a", "b"], ["z"])).toMatchInlineSnapshot(`
      "{
        "a": {
          "b": ["z"],
          "c": 1
        },
        "d": {}
      }
      "
    `);
  });

  it("makes the objects on the way", () => {
    expect(setValue(text, ["d", "e", "f"], true)).toMatchInlineSnapshot(`
      "{
        "a": {
          "b": ["x", "y"],
          "c": 1
        },
        "d": {
          "e": {
            "f": true
          }
        }
      }
      "
    `);
  });

  it("goes on in one line where the object was written in one", () => {
    expect(setValue('{ "a": { "b": 1 } }', ["a", "c"], 2)).toBe('{ "a": { "b": 1, "c": 2 } }');
  });

  it("refuses a way through something that is no object", () => {
    expect(() => setValue(text, ["a", "c", "d"], 1)).toThrow("There is no object at a.c.");
  });

  it("gives the old text when a new property is taken away again, and always reads as asked", () => {
    const key = fc.constantFrom("a", "b", "c", "new");
    const value = fc.oneof(fc.integer(), fc.string(), fc.array(fc.string()), fc.record({ p: fc.integer() }));
    fc.assert(
      fc.property(fc.dictionary(key, value, { minKeys: 1 }), value, (object, added) => {
        const before = jsonText({ ...object, last: 0 });
        const after = setValue(before, ["added"], added);
        expect(JSON.parse(after)).toEqual({ ...object, last: 0, added });
        expect(after).toBe(jsonText({ ...object, last: 0, added }));
        expect(setValue(after, ["added"], undefined)).toBe(before);
      }),
    );
  });
});
