import fc from "fast-check";
import { expect, it } from "vitest";
import { failureText } from "./failure-text.ts";

const standard = "Something went wrong";

it("[CMS-03] says what the answer says", () => {
  fc.assert(
    fc.property(
      fc.string().filter((text) => text.trim() !== ""),
      (text) => {
        expect(failureText(text, standard)).toBe(text.trim());
      },
    ),
  );
});

it("[CMS-03] says that something went wrong where the answer has no message to read", () => {
  for (const message of [undefined, null, "", "  \n", 404, {}, ["no"]])
    expect(failureText(message, standard)).toBe(standard);
});
