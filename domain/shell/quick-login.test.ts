import { expect, it } from "vitest";
import { isQuickLoginPath } from "./quick-login.ts";

it("[ACC-21] signing in is offered on the paths that the brand names, and on no other", () => {
  const brand = { quickLoginPaths: ["/", "/jp/"] };
  for (const path of ["/", "/jp/", "/jp"]) expect(isQuickLoginPath(brand, path), path).toBe(true);
  for (const path of ["/jp/x/", "/jpx", "/login", "//", ""])
    expect(isQuickLoginPath(brand, path), path).toBe(false);
  expect(isQuickLoginPath({}, "/")).toBe(false);
});
