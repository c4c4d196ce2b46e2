import { expect, it } from "vitest";
import { accountEmail } from "./account-email.ts";

it("[VAL-03] knows an address by one form, however it is typed, and another script's host as another one", () => {
  for (const typed of ["noor@example.test", " Noor@Example.TEST ", "NOOR@EXAMPLE.test"])
    expect(accountEmail(typed)).toBe("noor@example.test");
  expect(accountEmail("e\u0301va@bücher.test")).toBe("\u00e9va@xn--bcher-kva.test");
  const cyrillic = accountEmail("noor@ex\u0430mple.test");
  expect(cyrillic).toMatch(/^noor@xn--/);
});
