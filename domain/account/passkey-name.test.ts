import { expect, it } from "vitest";
import { PASSKEY_NAME_MAX, passkeyName } from "./passkey-name.ts";

it("keeps a passkey's name in one line, and no longer than lists show", () => {
  expect(passkeyName("  My \n phone\t")).toBe("My phone");
  expect(passkeyName("هاتف نور")).toBe("هاتف نور");
  const long = passkeyName("🗝".repeat(PASSKEY_NAME_MAX + 1));
  expect([...long].length).toBe(PASSKEY_NAME_MAX);
});

it("takes no name that shows nothing", () => {
  expect(["", "   ", "\u200b\u2060", "\u0000"].map(passkeyName)).toEqual(["", "", "", ""]);
});
