import ts from "typescript";
import { describe, expect, it } from "vitest";
import { idsIn, testsIn } from "./tests-in.ts";

const titles = (text: string) =>
  testsIn(ts.createSourceFile("a.test.tsx", text, ts.ScriptTarget.Latest, true)).map(({ title }) => title);

describe("titles of tests", () => {
  it("are those of real calls, with the groups around them", () => {
    const text = `
      // it("[AA-01] in a comment", () => {});
      const words = 'it("[AA-02] in a string", () => {})';
      describe("[AA-03] group", () => {
        it("[AA-04] one", () => {});
        test.each([1])(\`[AA-05] \${"x"} two\`, () => <p>it("[AA-06]", x)</p>);
      });
      it.each\`a\`("[AA-07] " + "three", () => {});
      emit("[AA-08] no test", () => {});
    `;
    expect(titles(text)).toEqual([
      "[AA-03] group [AA-04] one",
      "[AA-03] group [AA-05] … two",
      "[AA-07] three",
    ]);
  });

  it("leave out what would not run, and groups without a test", () => {
    const text = `
      it.skip("[AA-01] later", () => {});
      it.todo("[AA-02] later");
      describe.skip("[AA-03] off", () => { it("[AA-04] in it", () => {}); });
      describe("[AA-05] empty", () => {});
      it.skipIf(false)("[AA-06] usually", () => {});
      test.describe("[AA-07] browser", () => { test("[AA-08] clicks", async () => {}); });
    `;
    expect(titles(text).flatMap(idsIn)).toEqual(["AA-06", "AA-07", "AA-08"]);
  });

  it("may carry several ids", () => {
    expect(idsIn("[DATE-02] [GAME-01b] counts nights [not an id]")).toEqual(["DATE-02", "GAME-01b"]);
  });
});
